import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';
import { natsServers, REGISTRY_BUCKET } from '@waymark/contracts-core';
import { publicKeys, signingKey } from '@waymark/registry';
import { until } from '@waymark/testing';
import { ensureBuilt } from '../../containers/ensure-built';
import { ImagePlatform, type Running } from '../../containers/image-platform';
import { readKustomization } from '../../k8s/read-kustomization';
import { publishService, readRelease, registryWriter } from '@waymark/release/registry';
import { PodsAsProcesses } from './pods-as-processes';
import { PHOTOS, SETTINGS } from './production-settings';
import { StandInDocker } from './stand-in-docker';
import { StandInKubectl } from './stand-in-kubectl';
import { standInPrograms } from './stand-in-programs';
import { recordSources } from '@waymark/release';

const ROOT = join(import.meta.dirname, '../../..');
const PREFIX = 'registry.example/waymark';
const QUESTION = '/api/geo/reverse?latitude=51.5&longitude=-0.1';
/** While something changes where requests go, and while the slice is only built: the release shall have the processor, too. */
const BETWEEN_MS = { rolling: 20, building: 250 };

let platform: ImagePlatform;
let gateway: Running;
let docker: StandInDocker;
let kubectl: StandInKubectl;
let programs: Awaited<ReturnType<typeof standInPrograms>>;
let connection: Awaited<ReturnType<typeof connect>>;
/** Images whose process does not know where its database is. */
let isBroken: (image: string) => boolean = () => false;

beforeAll(async () => {
  ensureBuilt();
  platform = await ImagePlatform.start({ postgres: true, nats: true, redis: true });
  connection = await connect(natsServers(platform.shared()['NATS_URL'] ?? ''));
  const dns = platform.keep('cluster-dns.mjs', readFileSync(join(import.meta.dirname, 'cluster-dns.mjs'), 'utf8'));
  const hosts = (name: string) => ({
    CLUSTER_HOSTS: platform.keep(`hosts-${name}.json`, '{}'),
    NODE_OPTIONS: `--import ${dns}`,
  });
  inside = hosts('inside');
  outside = hosts('outside');
  const image = platform.image('services/maps', 'service');
  const pods = new PodsAsProcesses(
    (deployment, where) =>
      platform.begin(deployment.metadata.name, image, {
        ...(isBroken(JSON.stringify(deployment)) ? {} : platform.secretsOf('maps')),
        ...SETTINGS,
        ...PHOTOS,
        ...where,
      }),
    (names) =>
      Object.entries(names).forEach(([name, list]) => platform.keep(`hosts-${name}.json`, JSON.stringify(list))),
  );
  docker = new StandInDocker(ROOT);
  kubectl = new StandInKubectl(['waymark'], pods);
  programs = await standInPrograms({ docker: docker.run, kubectl: kubectl.run });
  const installed = job(['infra/jobs/prepare-database.js', 'maps']).then(() => install(pods));
  gateway = await platform.run('gateway', platform.image('gateway', 'gateway'), {
    ...platform.asFiles('gateway', platform.shared()),
    ...SETTINGS,
    ...inside,
    ARTEFACTS_DIR: platform.artefacts,
  });
  await installed;
  await until('maps behind the gateway', 60_000, async () => ((await ask()) === 200 ? true : null));
}, 600_000);
afterAll(async () => {
  await connection.close();
  await programs.stop();
  await platform.stop();
}, 60_000);

let inside: Record<string, string>;
let outside: Record<string, string>;

/** As docs/containers.md says it: the manifests, then the job that says where the service is. */
async function install(pods: PodsAsProcesses): Promise<void> {
  const manifests = readKustomization(join(ROOT, 'infra/k8s/overlays/production')).filter(
    ({ kind, metadata }) =>
      metadata.name === 'maps' && ['Deployment', 'Service', 'HorizontalPodAutoscaler'].includes(kind),
  );
  for (const manifest of manifests) kubectl.objects.apply('waymark', manifest);
  await pods.follow(kubectl.objects, 'waymark');
  const [model] = kubectl.objects.list('waymark', 'Deployment');
  if (model) expect(await pods.whyNot(model)).toBeNull();
  await register();
  // Whose events the slice handles: they are installed, and nobody asks them anything here.
  const writer = registryWriter(
    await registry(),
    signingKey(platform.shared()['REGISTRY_SIGNING_KEY'] ?? ''),
    'register job',
  );
  for (const slice of ['account', 'community'])
    await publishService(writer, {
      serviceDir: join(ROOT, 'services', slice),
      artefactsDir: platform.artefacts,
      version: 'installed',
      origins: [`http://${slice}:8080`],
    });
  // As if this very checkout had been installed: a release then has no test to run.
  await recordSources(ROOT, platform.artefacts, 'services/maps', (await live())?.version ?? '');
}

const job = (args: string[], env: Record<string, string> = {}) =>
  platform.job(platform.image('services/maps', 'jobs'), args, { ...platform.secretsOf('maps'), ...env });
const register = () =>
  job(['infra/jobs/register.js', 'services/maps'], {
    ARTEFACTS_DIR: platform.artefacts,
    SERVICE_ORIGINS: 'http://maps:8080',
  });
const running = () =>
  Object.fromEntries(
    kubectl.objects.list('waymark', 'Deployment').map(({ metadata, spec }) => [metadata.name, spec?.['replicas']]),
  );
/** Each time somebody else, so that nobody asks too much. */
let visitors = 0;
const nextVisitor = () => ({ 'x-forwarded-for': `10.0.${Math.floor((visitors += 1) / 250) % 250}.${visitors % 250}` });
const ask = async () => (await fetch(gateway.origin + QUESTION, { headers: nextVisitor() })).status;

const registry = () => new Kvm(connection).open(REGISTRY_BUCKET);

async function live() {
  return (
    await readRelease(
      { registry: await registry(), trust: publicKeys(platform.shared()['REGISTRY_PUBLIC_KEYS'] ?? '') },
      'service',
      'maps',
    )
  ).value;
}

/** `npm run release -- … --env production`, from a namespace of its own. */
function release(...words: string[]): Promise<{ code: number | null; said: string }> {
  const { NATS_URL = '', REGISTRY_SIGNING_KEY = '', REGISTRY_PUBLIC_KEYS = '' } = platform.shared();
  const secrets = { NATS_URL, REGISTRY_SIGNING_KEY, MIGRATE_URL_MAPS: platform.databaseUrl('maps', 'owner') };
  const place = {
    REGISTRY_PUBLIC_KEYS,
    ARTEFACTS_DIR: platform.artefacts,
    PUBLIC_ORIGIN: gateway.origin,
    IMAGE_PREFIX: PREFIX,
    RELEASE_BY: 'ada',
  };
  const env = { ...process.env, ...secrets, ...place, ...outside, PATH: programs.path };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'infra/release/main.ts', ...words, '--env', 'production'],
      { cwd: ROOT, env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, said: stdout + stderr }),
    );
  });
}

/** How often the cluster was told to change what runs. */
const changes = () => programs.calls.filter(({ args }) => args.includes('apply') || args.includes('scale')).length;

/** Asks as visitors do while something happens; answers what happened and every answer that was no good one. */
async function meanwhile<T>(act: Promise<T>): Promise<{ done: T; failed: number[]; asked: number }> {
  const failed: number[] = [];
  let asked = 0;
  let isDone = false;
  const end = act.finally(() => (isDone = true));
  const before = changes();
  while (!isDone) {
    const status = await ask();
    asked += 1;
    if (status !== 200) failed.push(status);
    await pause(changes() > before ? BETWEEN_MS.rolling : BETWEEN_MS.building);
  }
  return { done: await end, failed, asked };
}

// In order: each stands on the one before.
describe('npm run release -- maps --only service --env production, on real servers and a gateway, with stand-ins for kubectl and docker that run the built service (R1.43)', () => {
  it('a build that does not become ready: what was applied is removed, nothing else changes, and it says why (R1.44)', async () => {
    const before = await live();
    isBroken = (deployment) =>
      deployment.includes(`${PREFIX}/service-maps:`) &&
      !deployment.includes('"image":"registry.example/waymark/service-maps:0"');
    const { done, failed } = await meanwhile(release('maps', '--only', 'service', '--watch', '0'));
    isBroken = () => false;
    expect(done.said).toMatch(
      /STOP roll the service [^]*does not become ready: "kubectl -n waymark rollout status" fails: error: timed out waiting for the condition\n +Pod maps-[0-9a-f]{12}-\S+: CrashLoopBackOff, [^]*DATABASE_URL[^]*Visitors get service /,
    );
    expect([done.code, running(), await live(), failed]).toEqual([1, { maps: 2 }, before, []]);
    expect(kubectl.objects.list('waymark', 'Service').map(({ metadata }) => metadata.name)).toEqual(['maps']);
  }, 300_000);

  it('a good one: built, pushed and migrated before it runs beside the installed one, which ends last; nobody is refused', async () => {
    const first = await live();
    const { done, failed, asked } = await meanwhile(release('maps', '--only', 'service', '--watch', '0'));
    expect(done).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /ok {3}build once[^]*ok {3}migrate \(expand\)[^\n]*up to date[^]*is ready at http:\/\/maps-[0-9a-f]{12}\.waymark\.svc:8080[^]*ok {3}verify[^]*1 gateway follows[^]*has ended/,
      ) as string,
    });
    const { version = '', origins, previous, by } = (await live()) ?? {};
    expect([origins, previous, by?.split('@')[0]]).toEqual([
      [`http://maps-${version}.waymark.svc:8080`],
      { version: first?.version, origins: ['http://maps:8080'] },
      'ada',
    ]);
    expect([running(), [...docker.pushed], docker.built.length]).toEqual([
      { maps: 0, [`maps-${version}`]: 2 },
      [`${PREFIX}/service-maps:${version}`],
      1,
    ]);
    expect([failed, asked > 0, await ask()]).toEqual([[], true, 200]);
  }, 300_000);

  it('the job of the installation, run again, leaves what was released (R6.26)', async () => {
    const before = await live();
    expect(await register()).toEqual({
      code: 0,
      said: expect.stringMatching(/^maps stays as ada@\S+ released it\n$/) as string,
    });
    expect([await live(), await ask()]).toEqual([before, 200]);
  }, 60_000);

  it('rollback: the installed deployment runs again, at its address, and nobody is refused (R1.45)', async () => {
    const { done, failed } = await meanwhile(release('rollback', 'maps', '--only', 'service'));
    expect(done).toMatchObject({
      code: 0,
      said: expect.stringContaining('answers at http://maps:8080 (1 gateway follows)') as string,
    });
    expect([running(), (await live())?.origins, failed, await ask()]).toEqual([
      { maps: 2 },
      ['http://maps:8080'],
      [],
      200,
    ]);
  }, 120_000);

  it('no program was told a secret', () => {
    const { REGISTRY_SIGNING_KEY = '', NATS_URL = '' } = platform.shared();
    const told = JSON.stringify(programs.calls);
    expect(
      [REGISTRY_SIGNING_KEY, NATS_URL, 'owner-password', 'app-password'].filter((secret) =>
        told.includes(JSON.stringify(secret).slice(1, -1)),
      ),
    ).toEqual([]);
    expect(programs.typed().some((line) => line.startsWith('docker push'))).toBe(true);
  });
});
