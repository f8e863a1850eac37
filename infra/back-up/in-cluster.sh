# Functions for a shell of bash that reaches the cluster: `. infra/back-up/in-cluster.sh`. They need kubectl and jq.
overlay=${OVERLAY:-infra/k8s/overlays/production}
in_cluster() { kubectl --namespace="${NAMESPACE:-waymark}" "$@"; }

# Runs the job on standard input to its end and prints what it said; fails when the job does.
run_job() {
  job=$(in_cluster create -f - -o name) || return
  until in_cluster get "$job" -o 'jsonpath={.status.conditions[?(@.status=="True")].type}' | grep -qE 'Complete|Failed'; do sleep 2; done
  in_cluster logs --selector="job-name=${job##*/}" --tail=-1
  in_cluster wait --for=condition=complete --timeout=1s "$job" >&2
}

# act <cron job> <words of its script>...   e.g. act reviews-back-up check reviews
act() {
  cronjob=$1
  shift
  in_cluster create job "$cronjob-$(date +%s)" --from="cronjob/$cronjob" --dry-run=client -o json |
    jq '.spec.template.spec.containers[0].args |= [.[0]] + $ARGS.positional' --args -- "$@" |
    run_job
}

# prepare <slice> [--without-tables]   roles, the database and, unless said, its tables
prepare() {
  kubectl kustomize "$overlay/jobs" |
    in_cluster create -f - --dry-run=client -o json |
    jq '(.items // [.])[] | select(.kind == "Job" and .metadata.name == $name) | .metadata.name += $time | .spec.template.spec.containers[0].args += $ARGS.positional' \
      --arg name "$1-prepare-database" --arg time "-$(date +%s)" --args -- "${@:2}" |
    run_job
}

# replay_deletions <file>   deletes once more the members that the file names, before any service runs
replay_deletions() {
  in_cluster get deployment account -o json |
    jq '{ apiVersion: "v1", kind: "Pod", metadata: { name: "replay-deletions", labels: .spec.template.metadata.labels }, spec: .spec.template.spec }
      | .spec.restartPolicy = "Never"
      | .spec.containers[0] |= (del(.startupProbe, .livenessProbe, .readinessProbe, .lifecycle) + { args: ["dist/replay-deletions.js"], stdin: true, stdinOnce: true })' |
    in_cluster create -f - &&
    in_cluster wait --for=condition=Ready --timeout=2m pod/replay-deletions &&
    in_cluster attach --stdin replay-deletions <"$1"
  in_cluster wait --for=jsonpath='{.status.phase}'=Succeeded --timeout=5m pod/replay-deletions
  result=$?
  in_cluster logs replay-deletions
  in_cluster delete pod replay-deletions
  return $result
}
