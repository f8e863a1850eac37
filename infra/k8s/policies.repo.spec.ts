import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deployables } from '../containers/deployables';
import { PLACES } from '../secrets/places';
import { platformSecrets } from '../secrets/platform-secrets';
import { mayReach } from './may-reach';
import { podsOf, type Pod } from './pods';
import { readKustomization } from './read-kustomization';

const ROOT = join(import.meta.dirname, '../..');
const OVERLAY = join(import.meta.dirname, 'overlays/production');
const MOUNT = '/run/secrets/waymark/';
const running = readKustomization(OVERLAY);
const manifests = [...running, ...readKustomization(join(OVERLAY, 'jobs'))];
const pods = podsOf(manifests);
const slices = deployables()
  .filter(({ kind }) => kind === 'service')
  .map(({ folder }) => folder.replace('services/', ''));
const ours = ['gateway', 'renderer', ...slices];
const pod = (name: string): Pod =>
  pods.find((one) => one.name === name) ?? { title: name, kind: '', name, labels: {}, spec: { containers: [] } };
const namesOf = (kind: string): string[] =>
  manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name);
const containersOf = ({ spec }: Pod) => [...(spec.initContainers ?? []), ...spec.containers];

describe.each(pods)('$title (R6.6, R6.14, R6.15)', (one) => {
  it('passes the restricted standard of pod security: not root, nothing to gain, a file system that it cannot write', () => {
    expect(one.spec.automountServiceAccountToken).toBe(false);
    expect(one.spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(one.spec.securityContext?.runAsUser).toBeGreaterThan(0);
    for (const { securityContext } of containersOf(one)) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('says what it needs, and has a limit of memory', () => {
    for (const { resources } of containersOf(one)) {
      expect(resources?.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) });
      expect(resources?.limits?.memory).toMatch(/^\d+[MG]i$/);
    }
  });

  it('gets the secrets that it names from its own Secret as files, and none as plain values', () => {
    const volumes = (one.spec.volumes ?? []).flatMap(({ secret }) => (secret ? [secret.secretName] : []));
    expect(volumes).toHaveLength(1);
    expect(volumes).toEqual([one.labels['app.kubernetes.io/name']]);
    const secret = manifests.find(({ kind, metadata }) => kind === 'Secret' && metadata.name === volumes[0]);
    const texts = containersOf(one).flatMap(({ env = [], args = [] }) => [
      ...env.map(({ value = '' }) => value),
      ...args,
    ]);
    const named = texts
      .filter((text) => text.includes(MOUNT))
      .map((text) => text.slice(text.indexOf(MOUNT) + MOUNT.length));
    expect(named.filter((key) => !(key in (secret!['data'] as object)))).toEqual([]);
    const inClear = containersOf(one).flatMap(({ env = [] }) =>
      env.filter(
        ({ name, value }) =>
          /(SECRET|PASSWORD|PEPPER|KEYS?|KEYS_BEFORE|(NATS|REDIS|DATABASE|ADMIN|SMTP|MIGRATE)_URL)$/.test(name) &&
          !value?.startsWith('file:'),
      ),
    );
    expect(inClear).toEqual([]);
  });
});

describe.each(ours)('%s', (name) => {
  it('runs twice at least, on several nodes, and is neither rolled out nor drained to fewer', () => {
    const deployment = running.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
    expect(deployment?.['spec']).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0 } } });
    expect(pod(name).spec.topologySpreadConstraints).toHaveLength(1);
    expect(namesOf('PodDisruptionBudget')).toContain(name);
    const autoscaler = running.find(
      ({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === name,
    );
    expect((autoscaler?.['spec'] as { minReplicas: number } | undefined)?.minReplicas).toBeGreaterThanOrEqual(2);
    expect(namesOf('Service')).toContain(name);
  });

  it('is asked by the cluster whether it lives and whether it is ready', () => {
    for (const container of pod(name).spec.containers) {
      expect(container.livenessProbe?.httpGet?.path).toBe('/health/live');
      expect(container.readinessProbe?.httpGet?.path).toBe('/health/ready');
      expect(container.startupProbe).toBeDefined();
    }
  });
});

describe('the internal port of the gateway', () => {
  const policy = running.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'gateway')?.[
    'spec'
  ] as { ingress: { from: object[]; ports: { port: number }[] }[] };
  const portsFor = (namespace: string) =>
    policy.ingress
      .filter(({ from }) => JSON.stringify(from).includes(`"${namespace}"`))
      .flatMap(({ ports }) => ports.map(({ port }) => port));
  const [container] = pod('gateway').spec.containers;

  it('is what probes ask and Prometheus reads, and not where people come in', () => {
    expect(container?.ports).toEqual([
      { name: 'http', containerPort: 8080 },
      { name: 'internal', containerPort: 9090 },
    ]);
    for (const probe of [container?.startupProbe, container?.livenessProbe, container?.readinessProbe])
      expect(probe?.httpGet?.port).toBe('internal');
    expect([portsFor('ingress'), portsFor('monitoring')]).toEqual([[8080], [9090]]);
  });

  it('has no Service and no Ingress', () => {
    const leads = running
      .filter(({ kind, metadata }) => ['Service', 'Ingress'].includes(kind) && metadata.name === 'gateway')
      .map(({ spec }) => JSON.stringify(spec));
    expect(leads).toHaveLength(2);
    for (const text of leads) expect(text).not.toMatch(/internal|9090/);
  });
});

describe('the network policies (R6.16, R6.17)', () => {
  const reached = (from: string) =>
    [
      ...new Set(pods.filter((to) => to.name !== from && mayReach(manifests, pod(from), to)).map(({ name }) => name)),
    ].sort();
  const reaching = (to: string) =>
    pods
      .filter((from) => from.name !== to && mayReach(manifests, from, pod(to)))
      .map(({ name }) => name)
      .sort();
  const uses: Record<string, string[]> = { account: ['redis'], reviews: ['meilisearch'] };

  it.each(slices)('let %s reach only its own database, the broker and the servers that it uses', (slice) => {
    expect(reached(slice)).toEqual([`${slice}-postgres`, 'nats', ...(uses[slice] ?? [])].sort());
  });

  it.each(slices)('let nobody but %s and its jobs reach its database', (slice) => {
    const notes = slice === 'account' ? ['account-note-deletions'] : [];
    expect(reaching(`${slice}-postgres`)).toEqual(
      [slice, `${slice}-back-up`, ...notes, `${slice}-prepare-database`, `${slice}-register`].sort(),
    );
  });

  it.each(slices)('let nobody but the gateway call %s', (slice) => expect(reaching(slice)).toEqual(['gateway']));

  it('let the gateway reach every service, the renderer and no database', () => {
    expect(reached('gateway')).toEqual([...slices, 'nats', 'redis', 'renderer'].sort());
  });

  it('let nobody but the gateway call the renderer, which reaches nobody', () => {
    expect([reaching('renderer'), reached('renderer')]).toEqual([['gateway'], []]);
  });

  it('let servers open no connection of their own, the nodes of the broker apart', () => {
    for (const name of ['redis', 'meilisearch', 'nats', ...slices.map((slice) => `${slice}-postgres`)])
      expect([name, reached(name)]).toEqual([name, []]);
  });
});

it('backs each database up every night, and the photos after them, each with the rights to nothing else', () => {
  const jobs = running.filter(({ kind, metadata }) => kind === 'CronJob' && metadata.name.endsWith('-back-up'));
  expect(jobs.map(({ metadata }) => metadata.name).sort()).toEqual(
    [...slices, 'photos'].map((name) => `${name}-back-up`).sort(),
  );
  const times = Object.fromEntries(
    jobs.map(({ metadata, spec }) => [metadata.name, (spec as { schedule: string }).schedule]),
  );
  expect(new Set(slices.map((slice) => times[`${slice}-back-up`]))).toEqual(new Set(['17 2 * * *']));
  expect(times['photos-back-up']).toBe('47 2 * * *');
  for (const one of pods.filter(({ kind }) => kind === 'CronJob'))
    expect(pods.filter((to) => mayReach(manifests, one, to)).map(({ name }) => name)).toEqual(
      one.name.startsWith('photos') ? [] : [one.labels['app.kubernetes.io/name']?.replace('back-up', 'postgres')],
    );
});

it('deploys each deployable, from the image that its Dockerfile makes (R6.13)', () => {
  const images = pods
    .flatMap((one) => containersOf(one).map(({ image }) => image))
    .filter((image) => image.includes('/waymark/'));
  const names = images.map((image) => image.split('/').at(-1)?.split(':')[0] ?? '');
  const wanted = deployables().flatMap(({ folder, kind }) =>
    kind === 'service'
      ? [folder.replace('services/', 'service-'), folder.replace('services/', 'jobs-')]
      : [basename(folder)],
  );
  expect([...new Set(names)].sort()).toEqual(wanted.sort());
});

it('makes its Secrets from files that the command writes', () => {
  const { natsNodes = [], byHand = [] } = PLACES['kubernetes'] ?? {};
  const written = Object.keys(platformSecrets({}, slices, natsNodes, byHand));
  const read = [...readFileSync(join(OVERLAY, 'kustomization.yaml'), 'utf8').matchAll(/secrets\/([\w.-]+)/g)].map(
    ([, file = '']) => file,
  );
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((file) => !written.includes(file))).toEqual([]);
});

it('sets no variable that docs/variables.md does not explain', () => {
  const explained = readFileSync(join(ROOT, 'docs/variables.md'), 'utf8');
  const settings = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'settings')?.[
    'data'
  ] as object;
  const env = ours.flatMap((name) =>
    containersOf(pod(name)).flatMap((container) =>
      (container.env ?? []).map((variable) => variable.name.replace(/_FILE$/, '')),
    ),
  );
  expect([...new Set([...Object.keys(settings), ...env])].filter((name) => !explained.includes(`\`${name}\``))).toEqual(
    [],
  );
});
