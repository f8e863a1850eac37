import type { Manifest } from './read-kustomization';

interface Probe {
  httpGet?: { path: string; port: string };
}

export interface Container {
  name: string;
  image: string;
  args?: string[];
  env?: { name: string; value?: string }[];
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
  securityContext?: object;
  resources?: { requests?: object; limits?: { memory?: string } };
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}

export interface Pod {
  /** The workload: `Deployment maps`. */
  title: string;
  kind: string;
  name: string;
  labels: Record<string, string>;
  spec: {
    automountServiceAccountToken?: boolean;
    securityContext?: { runAsUser?: number } & Record<string, unknown>;
    topologySpreadConstraints?: object[];
    containers: Container[];
    initContainers?: Container[];
    volumes?: { name: string; secret?: { secretName: string } }[];
  };
}

const WORKLOADS = ['Deployment', 'StatefulSet', 'Job', 'CronJob'];

/** Returns the pods of all kinds of workload. */
export function podsOf(manifests: readonly Manifest[]): Pod[] {
  return manifests
    .filter(({ kind }) => WORKLOADS.includes(kind))
    .map(({ kind, metadata: { name }, spec }) => {
      const { template } = (
        kind === 'CronJob' ? (spec as { jobTemplate: { spec: object } }).jobTemplate.spec : spec
      ) as {
        template: { metadata: { labels: Record<string, string> }; spec: Pod['spec'] };
      };
      return { title: `${kind} ${name}`, kind, name, labels: template.metadata.labels, spec: template.spec };
    });
}
