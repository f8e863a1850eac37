#!/bin/sh
# `npm run cluster:acceptance`: installs production in a cluster of kind and releases a slice to it, for the nightly job of a forge.
# Needs docker, kind, kubectl and a build of the checkout. NOT RUN YET: no machine of ours has Docker. Expect the first run to need fixes.
set -eu
cd "$(dirname "$0")/../.."
REGISTRY=localhost:5001
PREFIX=$REGISTRY/waymark
OVERLAY=infra/k8s/overlays/production
waymark() { kubectl --namespace=waymark "$@"; }

# One node: volumes that several pods mount need no shared store. The checkout and Docker are for the pod that releases.
kind create cluster --name waymark --wait 3m --config - <<KIND
kind: Cluster
apiVersion: kind.x-k8s.io/v1alpha4
containerdConfigPatches:
  - |-
    [plugins."io.containerd.grpc.v1.cri".registry.mirrors."$REGISTRY"]
      endpoint = ["http://kind-registry:5000"]
nodes:
  - role: control-plane
    extraMounts:
      - { hostPath: "$PWD", containerPath: /checkout }
      - { hostPath: /var/run/docker.sock, containerPath: /var/run/docker.sock }
      - { hostPath: "$(command -v docker)", containerPath: /programs/docker }
      - { hostPath: "$(command -v kubectl)", containerPath: /programs/kubectl }
KIND
trap 'kind delete cluster --name waymark; docker rm --force kind-registry' EXIT
docker run --detach --name kind-registry --network kind --publish 127.0.0.1:5001:5000 registry:2

image() { # <folder> <target> <name>
  docker build -f "$1/Dockerfile" --target "$2" -t "$PREFIX/$3:0" .
  docker push "$PREFIX/$3:0"
}
for slice in account community maps reviews; do
  image "services/$slice" service "service-$slice"
  image "services/$slice" jobs "jobs-$slice"
  image "mfe-$slice" publish "mfe-$slice"
done
image shell publish shell
image gateway gateway gateway

npm run kubernetes:secrets -- production
rendered() { kubectl kustomize "$1" | sed "s#registry.example/waymark#$PREFIX#; s/ReadWriteMany/ReadWriteOnce/"; }
rendered "$OVERLAY" | kubectl apply -f -
rendered "$OVERLAY/jobs" | kubectl apply -f -
waymark wait --for=condition=complete --timeout=10m job --all
waymark wait --for=condition=available --timeout=10m deployment --all

# Asks as a visitor does, from where an ingress controller would, all the time; one line for each answer other than 200.
kubectl create namespace ingress
kubectl --namespace=ingress run visitor --image=curlimages/curl --command -- \
  sh -c 'while sleep 0.1; do curl -so /dev/null -w "%{http_code}\n" "http://gateway.waymark:8080/api/geo/reverse?latitude=51.5&longitude=-0.1" | grep -v 200; done'

secret() { sed 's/@nats:/@nats.waymark.svc:/g' "$OVERLAY/secrets/$1"; }
kubectl create namespace release
kubectl --namespace=release create serviceaccount release
kubectl --namespace=release create secret generic release \
  --from-literal=NATS_URL="$(secret publisher_nats_url)" --from-literal=REGISTRY_SIGNING_KEY="$(secret registry_signing_key)" \
  --from-literal=REGISTRY_PUBLIC_KEYS="$(secret registry_public_keys)" \
  --from-literal=MIGRATE_URL_MAPS="$(secret maps_migrate_url | sed 's/@maps-postgres/@maps-postgres.waymark.svc/')"
kubectl --namespace=release apply -f - <<POD
apiVersion: v1
kind: Pod
metadata: { name: release }
spec:
  serviceAccountName: release
  containers:
    - name: release
      image: node:20.20-bookworm
      command: [sleep, infinity]
      envFrom: [{ secretRef: { name: release } }]
      env:
        - { name: PUBLIC_ORIGIN, value: 'http://gateway.waymark.svc:8080' }
        - { name: IMAGE_PREFIX, value: $PREFIX }
        - { name: ARTEFACTS_DIR, value: /checkout/.local/kind-artefacts }
      volumeMounts: [{ name: checkout, mountPath: /checkout }, { name: programs, mountPath: /programs }, { name: docker, mountPath: /var/run/docker.sock }]
  volumes:
    - { name: checkout, hostPath: { path: /checkout } }
    - { name: programs, hostPath: { path: /programs } }
    - { name: docker, hostPath: { path: /var/run/docker.sock } }
POD
kubectl --namespace=release wait --for=condition=Ready --timeout=3m pod/release
release() { # <words of npm run release>
  kubectl --namespace=release exec release -- sh -c "cd /checkout && PATH=/programs:\$PATH npm run release -- $* --only service --env production"
}
model() { waymark get deployment maps -o 'jsonpath={.spec.replicas}'; }
release maps
[ "$(model)" = 0 ] || { echo 'the installed deployment still runs' >&2 && exit 1; }
release rollback maps
[ "$(model)" != 0 ] || { echo 'the installed deployment does not run again' >&2 && exit 1; }
[ -z "$(kubectl --namespace=ingress logs visitor)" ] || { echo 'visitors were refused:' >&2 && kubectl --namespace=ingress logs visitor >&2 && exit 1; }
