import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { deploymentSchema, scalerSchema, serviceSchema, versionedManifests } from '@waymark/release/environments';
import { manifestProblems } from './manifest-problems';
import { mayReach } from './may-reach';
import { podsOf, type Pod } from './pods';
import { readKustomization, type Manifest } from './read-kustomization';
import { selects, type Selector } from './selects';

const OVERLAY = join(import.meta.dirname, 'overlays/production');
const installed = [...readKustomization(OVERLAY), ...readKustomization(join(OVERLAY, 'jobs'))];
const of = (kind: string) => installed.filter((one) => one.kind === kind);
const podOf = (manifests: readonly Manifest[], name: string): Pod =>
  podsOf(manifests).find((pod) => pod.kind === 'Deployment' && pod.name === name)!;
const slices = podsOf(installed)
  .filter(({ labels }) => labels['app.kubernetes.io/component'] === 'service')
  .map(({ name }) => name);

/** Returns the objects that a release of a slice adds to those of the overlay. */
function released(slice: string, version: string): Manifest[] {
  const [deployment, service, scaler] = ['Deployment', 'Service', 'HorizontalPodAutoscaler'].map((kind) =>
    of(kind).find(({ metadata }) => metadata.name === slice),
  );
  const model = {
    deployment: deploymentSchema.parse(deployment),
    service: serviceSchema.parse(service),
    scaler: scalerSchema.parse(scaler),
  };
  return JSON.parse(
    JSON.stringify(
      versionedManifests(model, {
        version,
        image: `registry.example/waymark/service-${slice}:${version}`,
        replicas: 2,
      }),
    ),
  ) as Manifest[];
}

/** Policies and budgets that hold for a pod. */
const rulesFor = ({ labels }: Pod) =>
  [
    ...of('NetworkPolicy').filter(({ spec }) => selects((spec as { podSelector: Selector }).podSelector, labels)),
    ...of('PodDisruptionBudget').filter(({ spec }) => selects((spec as { selector: Selector }).selector, labels)),
  ].map(({ kind, metadata }) => `${kind} ${metadata.name}`);

it('finds every service', () => expect(slices.length).toBeGreaterThan(3));

describe.each(slices)('a released version of %s (R8.16)', (slice) => {
  const versions = ['ab12', 'cd34'].map((version) => released(slice, version));
  const all = [...installed, ...versions.flat()];
  const model = podOf(installed, slice);
  const pods = ['ab12', 'cd34'].map((version) => podOf(all, `${slice}-${version}`));

  it('is covered by the same policies and budgets as the installed one (R6.28)', () => {
    expect(rulesFor(model)).toEqual([
      'NetworkPolicy default-deny',
      `NetworkPolicy ${slice}`,
      `PodDisruptionBudget ${slice}`,
    ]);
    for (const pod of pods) expect(rulesFor(pod)).toEqual(rulesFor(model));
  });

  it('has the same allowed connections as the installed one (R6.29)', () => {
    const others = podsOf(installed).filter(({ name }) => name !== slice);
    const around = (pod: Pod) =>
      others.map((other) => [other.title, mayReach(all, pod, other), mayReach(all, other, pod)]);
    for (const pod of pods) expect(around(pod)).toEqual(around(model));
    expect(others.filter((other) => mayReach(all, other, pods[0]!)).map(({ name }) => name)).toEqual(['gateway']);
  });

  it('has a deployment, an address and an autoscaler for its own pods only (R6.30)', () => {
    const owners = all.filter(
      ({ kind, metadata }) =>
        kind === 'Deployment' && (metadata.name === slice || metadata.name.startsWith(`${slice}-`)),
    );
    const addresses = all.filter(
      ({ kind, metadata }) => kind === 'Service' && owners.some((owner) => owner.metadata.name === metadata.name),
    );
    expect([owners.length, addresses.length]).toEqual([3, 3]);
    for (const pod of [model, ...pods]) {
      // An autoscaler counts what its deployment selects; where two count the same pods, both stop.
      expect(
        owners
          .filter(({ spec }) => selects((spec as { selector: Selector }).selector, pod.labels))
          .map(({ metadata }) => metadata.name),
      ).toEqual([pod.name]);
      expect(
        addresses
          .filter(({ spec }) =>
            selects({ matchLabels: (spec as { selector: Record<string, string> }).selector }, pod.labels),
          )
          .map(({ metadata }) => metadata.name),
      ).toEqual([pod.name]);
    }
  });

  it('is spread over nodes among itself, whatever the version before has taken', () => {
    for (const pod of pods)
      expect(pod.spec.topologySpreadConstraints).toEqual([
        expect.objectContaining({ matchLabelKeys: ['waymark/version'] }),
      ]);
  });
});

it('is what the schema of Kubernetes allows, for every slice', () => {
  expect(manifestProblems(slices.flatMap((slice) => released(slice, 'ab12')))).toEqual([]);
}, 120_000);

describe('the releasing person, in a separate namespace,', () => {
  const release = { 'kubernetes.io/metadata.name': 'release' };
  interface Peer {
    namespaceSelector?: Selector;
    podSelector?: Selector;
  }
  const reached = (pod: Pod): number[] =>
    of('NetworkPolicy')
      .map(
        ({ spec }) =>
          spec as unknown as { podSelector: Selector; ingress?: { from: Peer[]; ports: { port: number }[] }[] },
      )
      .filter(({ podSelector }) => selects(podSelector, pod.labels))
      .flatMap(({ ingress = [] }) =>
        ingress.filter(({ from }) =>
          from.some(({ namespaceSelector }) => namespaceSelector && selects(namespaceSelector, release)),
        ),
      )
      .flatMap(({ ports }) => ports.map(({ port }) => port));

  it('may ask services whether they answer, migrate databases and write the registry, and reaches nothing else (R6.31)', () => {
    const ports = Object.fromEntries(
      podsOf(installed)
        .map((pod) => [pod.name, reached(pod)])
        .filter(([, list]) => list?.length),
    );
    expect(ports).toEqual({
      nats: [4222],
      ...Object.fromEntries(
        slices.flatMap((slice) => [
          [slice, [8080]],
          [`${slice}-postgres`, [5432]],
        ]),
      ),
    });
  });

  it('may do nothing to secrets', () => {
    const rules = of('Role').flatMap(({ rules }) => rules as { resources: string[]; verbs: string[] }[]);
    expect(rules.flatMap(({ resources }) => resources)).toEqual([
      'deployments',
      'deployments/scale',
      'services',
      'pods',
      'horizontalpodautoscalers',
    ]);
    expect(rules.flatMap(({ verbs }) => verbs)).not.toContain('*');
  });
});

interface Relabeling {
  source_labels?: string[];
  regex?: string;
  action?: string;
  target_label?: string;
  replacement?: string;
}

/** Returns the labels that Prometheus gives a pod; null if it leaves the pod out. */
function scraped(relabelings: readonly Relabeling[], { labels }: Pod, port: string): Record<string, string> | null {
  const meta: Record<string, string> = { __meta_kubernetes_pod_container_port_name: port };
  for (const [name, value] of Object.entries(labels))
    meta[`__meta_kubernetes_pod_label_${name.replace(/[^a-z]/g, '_')}`] = value;
  const made: Record<string, string> = {};
  for (const {
    source_labels = [],
    regex = '(.*)',
    action = 'replace',
    target_label = '',
    replacement = '$1',
  } of relabelings) {
    const found = new RegExp(`^(?:${regex})$`).exec(source_labels.map((name) => meta[name] ?? '').join(';'));
    if (action === 'keep' && !found) return null;
    if (action === 'replace' && found)
      made[target_label] = replacement.replace(/\$(\d)/g, (_all, group: string) => found[Number(group)] ?? '');
  }
  return made;
}

it('is watched by Prometheus in the cluster like what was installed: by slice, whatever its version', () => {
  const config = parse(readFileSync(join(import.meta.dirname, '../observability/prometheus-cluster.yaml'), 'utf8')) as {
    scrape_configs: { relabel_configs: Relabeling[] }[];
  };
  const [first] = config.scrape_configs;
  const all = podsOf([...installed, ...released('maps', 'ab12')]);
  const at = (port: string) =>
    Object.fromEntries(
      all
        .map((pod) => [pod.name, scraped(first?.relabel_configs ?? [], pod, port)] as const)
        .filter(([, labels]) => labels !== null),
    );
  const service = (slice: string) => ({ job: 'service', slice });
  expect(at('http')).toEqual({
    ...Object.fromEntries(slices.map((slice) => [slice, service(slice)])),
    'maps-ab12': service('maps'),
  });
  expect(at('internal')).toEqual({ gateway: { job: 'gateway' } });
});
