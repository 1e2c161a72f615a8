/// A shell that can complete the program's words.
public enum Shell: String, Sendable, CaseIterable, ArgumentValue {
  /// GNU Bash, 4.0 or later.
  case bash
  /// Z shell.
  case zsh
  /// Fish.
  case fish

  /// The script that teaches the shell, which asks `program complete -- WORD...` at each turn.
  public func completionScript(for program: Program) -> String {
    let function = "_" + String(program.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let script =
      switch self {
      case .bash: bashScript
      case .zsh: zshScript
      case .fish: fishScript
      }
    return script.replacing("_PROGRAM", with: function).replacing("PROGRAM", with: program.name)
  }
}

private let bashScript = #"""
  # bash completion of PROGRAM; use: source <(PROGRAM completion bash)
  _PROGRAM() {
    local line current=${COMP_WORDS[COMP_CWORD]}
    [[ $current == '=' ]] && current=
    COMPREPLY=()
    while IFS= read -r line; do
      if [[ $line == ':files' ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
      else
        printf -v line %q "${line%%$'\t'*}"
        COMPREPLY+=("${line//\\,/,}")
      fi
    done < <("$1" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  }
  complete -F _PROGRAM PROGRAM

  """#

private let zshScript = #"""
  #compdef PROGRAM
  # zsh completion of PROGRAM; use: source <(PROGRAM completion zsh)
  _PROGRAM() {
    local line
    local -a found
    for line in "${(@f)$("${words[1]}" complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
      if [[ $line == ':files' ]]; then
        compset -P '--*='
        _files
        return
      elif [[ $line == *$'\t'* ]]; then
        found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
      elif [[ -n $line ]]; then
        found+=("${line//:/\\:}")
      fi
    done
    _describe 'PROGRAM' found
  }
  if [[ ${funcstack[1]} == _PROGRAM ]]; then _PROGRAM "$@"; else compdef _PROGRAM PROGRAM; fi

  """#

private let fishScript = #"""
  # fish completion of PROGRAM; use: PROGRAM completion fish | source
  function __PROGRAM
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in ($words[1] complete -- $words[2..] "$current" 2>/dev/null)
      if test "$line" = ':files'
        set -l option (string match -r '^--[^=]*=' -- "$current")
        for path in (__fish_complete_path (string replace -r '^--[^=]*=' '' -- "$current"))
          printf '%s\n' "$option$path"
        end
      else
        printf '%s\n' $line
      end
    end
  end
  complete -c PROGRAM -f -a '(__PROGRAM)'

  """#
