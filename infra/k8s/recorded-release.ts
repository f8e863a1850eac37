import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyText } from '@waymark/registry';
import { kubernetesEnvironment, type StartProgram } from '@waymark/release/environments';
import { newKey } from '@waymark/release/testing';
import { readKustomization } from './read-kustomization';

const ROOT = join(import.meta.dirname, '../..');
/** The manifests that `kubectl apply -k` applies to production. */
export const INSTALLED = readKustomization(join(ROOT, 'infra/k8s/overlays/production'));
const KINDS: Record<string, string> = {
  deployment: 'Deployment',
  service: 'Service',
  hpa: 'HorizontalPodAutoscaler',
};
const WAITING = {
  metadata: { name: 'maps-ab12-x' },
  status: {
    containerStatuses: [
      { name: 'maps', state: { waiting: { reason: 'ImagePullBackOff', message: 'Back-off pulling image' } } },
    ],
  },
};

interface Call {
  program: string;
  args: readonly string[];
  input: string;
}

/**
 * Runs a release of maps from a separate checkout and records its calls to `kubectl` and the image builder, with
 * canned responses.
 */
export class RecordedRelease {
  readonly root = mkdtempSync(join(tmpdir(), 'waymark-release-'));
  readonly calls: Call[] = [];
  readonly pushed = new Set<string>();
  /** Running versions in addition to the model, with their replicas. */
  versions: Record<string, number> = {};
  /** Error messages of commands that contain this word. */
  fails: Record<string, string> = {};

  constructor() {
    mkdirSync(join(this.root, 'services/maps/dist'), { recursive: true });
    for (const file of ['package-lock.json', 'services/maps/Dockerfile', 'infra/containers'])
      cpSync(join(ROOT, file), join(this.root, file), { recursive: true });
    writeFileSync(join(this.root, 'services/maps/dist/main.js'), 'one');
  }

  stop(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  environment(own: Record<string, string> = {}) {
    const key = newKey();
    const settings = {
      NATS_URL: 'nats://publisher:secret-word@nats:4222',
      REGISTRY_SIGNING_KEY: key.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      REGISTRY_PUBLIC_KEYS: publicKeyText(key.publicKey),
      ARTEFACTS_DIR: '/artefacts',
      PUBLIC_ORIGIN: 'https://waymark.example',
      IMAGE_PREFIX: 'registry.example/waymark',
    };
    return kubernetesEnvironment(this.root, { ...settings, ...own }, this.start);
  }

  /** Returns the commands that would change the cluster, as typed. */
  changes(): string[] {
    return this.calls
      .filter(({ args }) => ['apply', 'scale', 'delete'].includes(args[2] ?? ''))
      .map(({ args }) => args.slice(1).join(' '));
  }

  applied() {
    return this.calls
      .filter(({ input }) => input !== '')
      .flatMap(({ input }) => (JSON.parse(input) as { items: { kind: string; metadata: { name: string } }[] }).items);
  }

  private readonly start: StartProgram = (program, args, { input = '' }) => {
    this.calls.push({ program, args, input });
    const complaint = Object.entries(this.fails).find(([word]) => args.includes(word))?.[1];
    if (program === 'docker' && args[0] === 'push') this.pushed.add(args[1] ?? '');
    const isMissing = args[0] === 'manifest' && !this.pushed.has(args[2] ?? '');
    const code = complaint !== undefined || isMissing ? 1 : 0;
    return Promise.resolve({ code, output: this.answer(program, args), complaint: complaint ?? 'no such manifest' });
  };

  private answer(program: string, [, namespace, command, kind = '', name = '']: readonly string[]): string {
    if (program === 'docker' || command !== 'get') return '';
    if (kind === 'pods') return JSON.stringify({ items: [WAITING] });
    if (name === '-l') return JSON.stringify({ items: this.deployments() });
    const manifest = INSTALLED.find((one) => one.kind === KINDS[kind] && one.metadata.name === name);
    return manifest && namespace === 'waymark' ? JSON.stringify(manifest) : '';
  }

  private deployments() {
    const model = INSTALLED.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'maps');
    return Object.entries(this.versions).map(([name, replicas]) => ({
      ...model,
      metadata: { ...model?.metadata, name },
      spec: { ...(model?.['spec'] as object), replicas },
    }));
  }
}

const RESOURCES: Record<string, string> = {
  deployment: 'deployments',
  service: 'services',
  hpa: 'horizontalpodautoscalers',
  pods: 'pods',
};
const VERBS: Record<string, string[]> = {
  get: ['get'],
  rollout: ['get', 'list', 'watch'],
  delete: ['get', 'delete'],
  scale: ['get'],
};

/** Returns the rights that an API server requires for a `kubectl` call, e.g. `delete deployments`. */
export function rightsFor({ program, args: [, , command = '', ...rest], input }: Call): string[] {
  if (program !== 'kubectl') return [];
  if (command === 'apply')
    return (JSON.parse(input) as { items: { kind: string }[] }).items.flatMap(({ kind }) =>
      ['get', 'create', 'patch'].map((verb) => `${verb} ${kind.toLowerCase()}s`),
    );
  const types = rest.map((word) => RESOURCES[word.split('/')[0] ?? '']).filter((resource) => resource !== undefined);
  const verbs = rest.includes('-l') ? ['list'] : (VERBS[command] ?? [`(unknown) ${command}`]);
  const own = types.flatMap((resource) => verbs.map((verb) => `${verb} ${resource}`));
  const scaled = command === 'scale' ? types.flatMap((one) => [`get ${one}/scale`, `patch ${one}/scale`]) : [];
  return [...own, ...scaled];
}
