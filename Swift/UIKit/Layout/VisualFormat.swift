import Foundation

enum VisualFormat {
  static func parse(
    _ src: String, _ o: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    for (k, v) in views { if let v = v as? UIView, v.record.localName == nil { v.record.localName = k } }
    var t = Array(src.filter { $0 != " " && $0 != "\n" }), i = 0, out: [NSLayoutConstraint] = []
    var h = true
    if t.count > 1, t[1] == ":" {
      h = t[0] != "V"
      t.removeFirst(2)
    }
    func bad(_ w: String) -> [NSLayoutConstraint] {
      Recorder.note("visual format not understood (\(w)): \(src)")
      return []
    }
    func num(_ s: String) -> CGFloat? {
      if let d = Double(s) { return CGFloat(d) }
      guard let m = metrics[s] else { return nil }
      if let x = m as? CGFloat { return x }
      if let x = m as? Double { return CGFloat(x) }
      if let x = m as? Int { return CGFloat(x) }
      if let x = m as? Float { return CGFloat(x) }
      if let x = m as? NSNumber { return CGFloat(x.doubleValue) }
      return nil
    }
    typealias P = (NSLayoutConstraint.Relation, String, UILayoutPriority)
    func pred(_ s0: String) -> P {
      var s = s0, r = NSLayoutConstraint.Relation.equal, p = UILayoutPriority.required
      if s.hasPrefix("==") {
        s.removeFirst(2)
      } else if s.hasPrefix("<=") {
        s.removeFirst(2)
        r = .lessThanOrEqual
      } else if s.hasPrefix(">=") {
        s.removeFirst(2)
        r = .greaterThanOrEqual
      }
      if let a = s.firstIndex(of: "@") {
        p = UILayoutPriority(Float(num(String(s[s.index(after: a)...])) ?? 1000))
        s = String(s[..<a])
      }
      return (r, s, p)
    }
    var prev: AnyObject? = nil, prevEdge = false, gap: [P]? = nil, seen: [UIView] = []
    let a0: NSLayoutConstraint.Attribute = h ? .leading : .top,
      a1: NSLayoutConstraint.Attribute = h ? .trailing : .bottom
    func close(_ cur: AnyObject, edge: Bool) {
      guard let p = prev else {
        gap = nil
        return
      }
      for (r, s, pr) in gap ?? [(.equal, "0", .required)] {
        if s == "" {  // standard
          if prevEdge || edge {
            let sup = (prevEdge ? p : cur)
            let ma: NSLayoutConstraint.Attribute =
              prevEdge ? (h ? .leadingMargin : .topMargin) : (h ? .trailingMargin : .bottomMargin)
            let c =
              prevEdge
              ? NSLayoutConstraint(
                cur, a0, relation: r, second: sup, secondAttribute: ma, multiplier: 1, constant: 0)
              : NSLayoutConstraint(
                sup, ma, relation: r, second: p, secondAttribute: a1, multiplier: 1, constant: 0)
            c.priority = pr
            out.append(c)
          } else {
            let c = NSLayoutConstraint(
              cur, a0, relation: r, second: p, secondAttribute: a1, multiplier: 1, constant: 8)
            c.priority = pr
            out.append(c)
          }
        } else {
          guard let n = num(s) else {
            Recorder.note("no metric '\(s)': \(src)")
            continue
          }
          let c = NSLayoutConstraint(
            cur, edge ? a1 : a0, relation: r, second: p, secondAttribute: prevEdge ? a0 : a1, multiplier: 1,
            constant: n)
          c.priority = pr
          out.append(c)
        }
      }
      gap = nil
    }
    var sup: UIView? = nil
    if t.contains("|") {
      for m in src.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        if let v = views[String(m)] as? UIView, let s = v.superview {
          sup = s
          break
        }
      }
    }
    while i < t.count {
      let c = t[i]
      if c == "|" {
        guard let s = sup else { return bad("no superview") }
        if prev == nil {
          prev = s
          prevEdge = true
        } else {
          close(s, edge: true)
          prev = nil
        }
        i += 1
      } else if c == "-" {
        i += 1
        var body = ""
        if i < t.count, t[i] == "(" {
          i += 1
          var d = 1
          while i < t.count {
            if t[i] == "(" {
              d += 1
            } else if t[i] == ")" {
              d -= 1
              if d == 0 { break }
            }
            body.append(t[i])
            i += 1
          }
          i += 1
          if i < t.count, t[i] == "-" { i += 1 }
        } else {
          while i < t.count, t[i] != "[", t[i] != "|", !(t[i] == "-") {
            body.append(t[i])
            i += 1
          }
          if i < t.count, t[i] == "-" { i += 1 }
        }
        gap = body.isEmpty ? [(.equal, "", .required)] : body.split(separator: ",").map { pred(String($0)) }
      } else if c == "[" {
        i += 1
        var nm = ""
        while i < t.count, t[i] != "]", t[i] != "(" {
          nm.append(t[i])
          i += 1
        }
        guard let v = views[nm] as? UIView else { return bad("no view '\(nm)'") }
        var preds = ""
        if i < t.count, t[i] == "(" {
          i += 1
          while i < t.count, t[i] != ")" {
            preds.append(t[i])
            i += 1
          }
          i += 1
        }
        i += 1
        close(v, edge: false)
        for p in preds.split(separator: ",") {
          let (r, s, pr) = pred(String(p))
          let at: NSLayoutConstraint.Attribute = h ? .width : .height
          let con: NSLayoutConstraint
          if let w = views[s] as? UIView {
            con = NSLayoutConstraint(
              v, at, relation: r, second: w, secondAttribute: at, multiplier: 1, constant: 0)
          } else if let n = num(s) {
            con = NSLayoutConstraint(
              v, at, relation: r, second: nil, secondAttribute: .notAnAttribute, multiplier: 1, constant: n)
          } else {
            return bad("predicate '\(s)'")
          }
          con.priority = pr
          out.append(con)
        }
        seen.append(v)
        prev = v
        prevEdge = false
      } else {
        return bad("'\(c)'")
      }
    }
    let al: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (op, at) in al where o.contains(op) {
      for k in 1..<max(1, seen.count) {
        out.append(
          NSLayoutConstraint(
            seen[k], at, relation: .equal, second: seen[k - 1], secondAttribute: at, multiplier: 1,
            constant: 0))
      }
    }
    return out
  }
}
