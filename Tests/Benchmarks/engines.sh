#!/usr/bin/env bash
# Tries what docs/spread.md says of Slurm, Spark and GNU parallel: each solves the same plan, with a worker killed in the
# middle of a job, and the store must come to what one machine's does, byte for byte. Slurm is a controller and a node on
# this machine, in folders of their own. What can't be started is named, and is no failure unless nothing could be.
#
#   Tests/Benchmarks/engines.sh PROGRAM [SHARDS]     PYTHON names one that has pyspark; needs root for Slurm
set -euo pipefail
program=$(realpath "$1")
shards=${2:-8}
folder=$(mktemp -d /tmp/engines.XXXXXX)
chmod 755 "$folder"
started=()
stop() {
  for number in ${started[@]+"${started[@]}"}; do kill "$number" 2>/dev/null || true; done
  for number in ${started[@]+"${started[@]}"}; do wait "$number" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap stop EXIT
mkdir "$folder/bin"
cp "$program" "$folder/bin/workbench"
export PATH="$folder/bin:$PATH" HOME="$folder"
cd "$folder"

# Some screens, whose texts follow the text size, and of which one contradicts itself.
make_design() {
  workbench init > /dev/null 2>&1
  for screen in $(seq 6); do
    echo "add-screen s$screen"
    echo "add-view s$screen form --kind stack --axis vertical --spacing $screen"
    echo "pin s$screen form top,leading,trailing --to safeArea --inset 20"
    for label in $(seq 12); do
      echo "add-view s$screen l$label --kind label --text 'Only you can read what you write here' --style body --lines 0 --in form"
    done
    echo "add-view s$screen note --kind label --text 'Only you can read it' --lines 0"
    echo "add-constraint s$screen 'note.width == 90'"
    [ "$screen" -gt 1 ] || echo "add-constraint s$screen 'note.width >= form.width'"
  done | workbench batch --lines --quiet
}

sweep=(workbench solve --all-profiles --device iphone-se-3,iphone-16,ipad-mini-7)

# All that is remembered, to the last bit, in an order of its own.
rows() {
  sqlite3 -cmd '.mode quote' "$1" 'SELECT screen_hash, environment_hash, engine, status, conflicts, ambiguities, anchors
    FROM layout ORDER BY 1, 2, 3' 'SELECT screen_hash, environment_hash, position, view, exact_x, exact_y, exact_width,
    exact_height, x, y, width, height, hidden, lines FROM layout_view JOIN layout ON layout.id = layout_view.layout
    ORDER BY 1, 2, position' | sha256sum
}
dumped() { WORKBENCH_STORE="$1" workbench dump | sha256sum; }

make_design
workbench backup plan.db >/dev/null
start=$(date +%s%N)
"${sweep[@]}" --format ndjson > one.ndjson || [ $? = 1 ]
echo "one machine: $(($(date +%s%N) / 1000000 - start / 1000000)) ms"
expected=$(rows workbench.db; dumped workbench.db)
mv workbench.db one.db
export WORKBENCH_STORE="$folder/plan.db"
"${sweep[@]}" --plan --slice 20 > jobs.ndjson 2> planned
echo "plan: $(cat planned), $(wc -c < jobs.ndjson) bytes"

# A worker, one of which, the first to come, prints half a result and dies.
cat > worker <<'END'
#!/bin/sh
# worker SEEN: what to solve is on standard input
job=$(mktemp)
cat > "$job"
if mkdir "$1" 2>/dev/null; then
  workbench solve --stdin --jobs 1 < "$job" | head -c 700
  kill -9 $$
fi
exec workbench solve --stdin --jobs 1 < "$job"
END
chmod 755 worker

# Whether the results of an engine, and of what it left over, come to the one machine's store.
compare() { # engine, start in nanoseconds, results...
  local engine=$1 start=$2 left
  cp plan.db "$engine.db"
  export WORKBENCH_STORE="$folder/$engine.db"
  # Half a line of the worker that was killed is named and left out, with exit code 2.
  workbench load-results "${@:3}" > loaded 2> refused || [ $? = 2 ]
  left=$("${sweep[@]}" --plan --slice 20 --quiet | wc -l)
  "${sweep[@]}" --plan --slice 20 --quiet | workbench solve --stdin | workbench load-results > /dev/null
  [ -d "killed-$engine" ] || { echo "$engine: no worker was killed" >&2; exit 1; }
  [ "$(rows "$engine.db"; dumped "$engine.db")" = "$expected" ] || { echo "$engine: another store" >&2; exit 1; }
  "${sweep[@]}" --format ndjson > again.ndjson || [ $? = 1 ]
  cmp -s one.ndjson again.ndjson || { echo "$engine: other layouts" >&2; exit 1; }
  echo "$engine: same store, dump and output; $(cat loaded refused | tail -1), $(cat "${@:3}" | wc -c) bytes of results," \
    "$left jobs left to a second plan, $((($(date +%s%N) - start) / 1000000)) ms"
  tried=$((tried + 1))
  export WORKBENCH_STORE="$folder/plan.db"
}
tried=0

# GNU parallel, which gives the killed worker's job to another.
if command -v parallel >/dev/null; then
  start=$(date +%s%N)
  parallel --will-cite --pipe -N1 -j2 --retries 3 ./worker killed-parallel < jobs.ndjson > parallel.results
  compare parallel "$start" parallel.results
else
  echo "parallel: not installed"
fi

# Slurm: a controller and a node that authenticate by a munge of their own.
start_slurm() {
  local host port=$((20000 + RANDOM % 20000))
  host=$(hostname -s)
  mkdir -p slurm/state slurm/spool
  dd if=/dev/urandom of=slurm/key bs=1024 count=1 2>/dev/null
  chmod 400 slurm/key
  munged --foreground --force --key-file="$folder/slurm/key" --socket="$folder/slurm/munge" \
    --pid-file="$folder/slurm/munged.pid" --log-file="$folder/slurm/munged.log" --seed-file="$folder/slurm/seed" \
    > slurm/munged.out 2>&1 &
  started+=($!)
  cat > slurm/slurm.conf <<END
ClusterName=layouts
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/slurm/munge
CredType=cred/munge
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SlurmctldPidFile=$folder/slurm/slurmctld.pid
SlurmdPidFile=$folder/slurm/slurmd.pid
StateSaveLocation=$folder/slurm/state
SlurmdSpoolDir=$folder/slurm/spool
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
JobRequeue=1
ReturnToService=2
SlurmdParameters=config_overrides
NodeName=$host NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
END
  export SLURM_CONF="$folder/slurm/slurm.conf"
  slurmctld -D > slurm/slurmctld.out 2>&1 &
  started+=($!)
  slurmd -D > slurm/slurmd.out 2>&1 &
  started+=($!)
  for _ in $(seq 60); do
    [ "$(sinfo -h -o %t 2>/dev/null)" != idle ] || return 0
    sleep 0.5
  done
  tail -n 3 slurm/*.out >&2
  return 1
}
if ! command -v slurmctld slurmd munged sbatch >/dev/null; then
  echo "slurm: not installed (Debian: slurm-wlm, munge)"
elif ! start_slurm; then
  echo "slurm: could not be started"
else
  # The recipe of docs/spread.md; a task that fails is not tried again, so that its shard is left to the next plan.
  split -n "r/$shards" -d -a 3 jobs.ndjson shard-
  cat > sweep.sh <<'END'
#!/bin/sh
shard=$(printf 'shard-%03d' "$SLURM_ARRAY_TASK_ID")
if mkdir killed-slurm 2>/dev/null; then
  workbench solve --stdin --jobs 1 < "$shard" | head -c 700 > "$shard.results"
  kill -9 $$
fi
workbench solve --stdin --jobs "$SLURM_CPUS_PER_TASK" < "$shard" > "$shard.results"
END
  start=$(date +%s%N)
  sbatch --parsable --wait --array="0-$((shards - 1))" --cpus-per-task=1 --requeue --output=slurm/%A-%a.out sweep.sh \
    > slurm/array || true
  compare slurm "$start" shard-*.results
fi

# Spark: the line of docs/spread.md, with a worker that dies once; Spark runs the task of a pipe that failed again.
python=${PYTHON:-python3}
if ! "$python" -c 'import pyspark' 2>/dev/null; then
  echo "spark: $python has no pyspark (PyPI: pyspark; PYTHON names another)"
elif ! command -v java >/dev/null; then
  echo "spark: there is no java"
else
  start=$(date +%s%N)
  cat > sweep.py <<END
import os
from pyspark import SparkContext
sc = SparkContext("local[2,4]", "layouts")
sc.setLogLevel("OFF")
sc.textFile("jobs.ndjson", $shards).pipe("$folder/worker $folder/killed-spark", os.environ, checkCode=True).saveAsTextFile("results")
sc.stop()
END
  if "$python" sweep.py > spark.out 2>&1; then
    compare spark "$start" results/part-*
  else
    grep -m 3 -E "Error|Exception" spark.out >&2 || tail -n 5 spark.out >&2
    echo "spark: could not be started"
  fi
fi
[ "$tried" -gt 0 ] || { echo "none of the three engines is here" >&2; exit 1; }
echo "$tried engines come to one machine's store"
