import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyText } from '@waymark/registry';
import { readKustomization } from '../../k8s/read-kustomization';
import { kubernetesEnvironment, startProcess } from '@waymark/release/environments';
import { newKey } from '@waymark/release/testing';
import { deploymentSpec } from './cluster-objects';
import { StandInDocker } from './stand-in-docker';
import { StandInKubectl, type Pods } from './stand-in-kubectl';
import { standInPrograms } from './stand-in-programs';

/** Pods that are ready as soon as their image can be pulled, and that nobody can ask anything. */
const podsByImage = (isThere: (image: string) => boolean): Pods => ({
  follow: () => Promise.resolve(),
  whyNot(deployment) {
    const { image = '' } = deploymentSpec.parse(deployment.spec).template.spec.containers[0] ?? {};
    return Promise.resolve(
      isThere(image) ? null : { reason: 'ImagePullBackOff', message: `Back-off pulling image "${image}"` },
    );
  },
});

const ROOT = join(import.meta.dirname, '../../..');
const SECRETS = {
  REGISTRY_SIGNING_KEY: `file:${join(tmpdir(), 'no-such-key.pem')}`,
  NATS_URL: 'nats://publisher:secret-word@nats:4222',
  MIGRATE_URL_MAPS: 'postgresql://maps_owner:secret-word@maps-postgres/maps',
};

/** What `kubectl apply -k` would apply to production. */
export const INSTALLED = readKustomization(join(ROOT, 'infra/k8s/overlays/production'));
export const PREFIX = 'registry.example/waymark';
/** The image of maps that was installed first, by hand. */
export const FIRST = `${PREFIX}/service-maps:0`;
export const { signal } = new AbortController();

/** A checkout with one build of maps, and a cluster and an image builder in this process that know what was installed. */
export class StandInCluster {
  /** Whether programs are processes of their own: where it matters what they are given, or that they are not there. */
  isProcess = false;

  private constructor(
    readonly root: string,
    readonly programs: Awaited<ReturnType<typeof standInPrograms>>,
    readonly docker: StandInDocker,
    readonly kubectl: StandInKubectl,
    private readonly path: string | undefined,
  ) {}

  static async start(): Promise<StandInCluster> {
    const root = mkdtempSync(join(tmpdir(), 'waymark-cluster-'));
    mkdirSync(join(root, 'services/maps'), { recursive: true });
    for (const file of ['package-lock.json', 'services/maps/Dockerfile', 'infra/containers'])
      cpSync(join(ROOT, file), join(root, file), { recursive: true });
    const docker = new StandInDocker(root);
    docker.pushed.add(FIRST);
    const kubectl = new StandInKubectl(
      ['waymark', 'waymark-staging'],
      podsByImage((image) => docker.pushed.has(image)),
    );
    const programs = await standInPrograms({ docker: docker.run, kubectl: kubectl.run });
    const cluster = new StandInCluster(root, programs, docker, kubectl, process.env['PATH']);
    Object.assign(process.env, SECRETS, { PATH: programs.path });
    cluster.build('one');
    cluster.install('waymark');
    return cluster;
  }

  async stop(): Promise<void> {
    for (const name of Object.keys(SECRETS)) delete process.env[name];
    process.env['PATH'] = this.path;
    await this.programs.stop();
    rmSync(this.root, { recursive: true, force: true });
  }

  /** As `kubectl apply -k` does it. */
  install(namespace: string): void {
    for (const one of INSTALLED)
      if (['Deployment', 'Service', 'HorizontalPodAutoscaler'].includes(one.kind))
        this.kubectl.objects.apply(namespace, structuredClone({ ...one, metadata: { ...one.metadata, namespace } }));
  }

  build(text: string): void {
    mkdirSync(join(this.root, 'services/maps/dist'), { recursive: true });
    writeFileSync(join(this.root, 'services/maps/dist/main.js'), text);
  }

  /** As an update of a package does it. */
  renew(name: string): void {
    const file = join(this.root, 'package-lock.json');
    const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { integrity: string }> };
    Object.assign(lock.packages[`node_modules/${name}`] ?? {}, { integrity: 'sha512-renewed' });
    writeFileSync(file, JSON.stringify(lock));
  }

  settings() {
    const key = newKey();
    return {
      ...SECRETS,
      REGISTRY_SIGNING_KEY: key.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      REGISTRY_PUBLIC_KEYS: publicKeyText(key.publicKey),
      ARTEFACTS_DIR: '/artefacts',
      PUBLIC_ORIGIN: 'https://waymark.example',
      IMAGE_PREFIX: PREFIX,
    };
  }

  environment(own: Record<string, string> = {}) {
    const start = this.isProcess ? startProcess : this.programs.start;
    return kubernetesEnvironment(this.root, { ...this.settings(), ...own }, start);
  }

  /** Packs and starts what lies there; answers its version and its address. */
  async release(own: Record<string, string> = {}): Promise<{ version: string; origins: string[] }> {
    const environment = this.environment(own);
    const version = await environment.packService('maps', signal);
    return { version, origins: await environment.startService('maps', version) };
  }

  /** Replicas of maps by deployment. */
  running(namespace = 'waymark') {
    return Object.fromEntries(
      this.kubectl.objects
        .list(namespace, 'Deployment')
        .filter(({ metadata }) => metadata.name.startsWith('maps'))
        .map(({ metadata, spec }) => [metadata.name, spec?.['replicas']]),
    );
  }

  /** What there is of maps, its database aside. */
  names(kind: string, namespace = 'waymark') {
    return this.kubectl.objects
      .list(namespace, kind)
      .map(({ metadata }) => metadata.name)
      .filter((name) => /^maps(?!-postgres)/.test(name));
  }
}
