import { join } from 'node:path';
import { publicKeys } from '@waymark/registry';
import { z } from 'zod';
import { ownerUrlOf } from '@waymark/migrate';
import { signingKeyFrom } from '../registry/registry-writer';
import { Refusal } from '../refusal';
import { Cluster } from './cluster';
import type { Environment } from './environment';
import { imageVersion } from './image-version';
import { runProgram, startProcess, type StartProgram } from './run-program';

const WATCH_SECONDS = 300;

const settingsSchema = z.object({
  NATS_URL: z.string().min(1),
  REGISTRY_SIGNING_KEY: z.string().min(1),
  REGISTRY_PUBLIC_KEYS: z.string().min(1),
  ARTEFACTS_DIR: z.string().min(1),
  PUBLIC_ORIGIN: z.url(),
  /** Images are named `<prefix>/service-<slice>:<version>`, as in the first installation. */
  IMAGE_PREFIX: z.string().min(1),
  IMAGE_BUILDER: z.string().default('docker'),
  KUBE_NAMESPACE: z.string().default('waymark'),
  /** An ordinary member's account for releases; pages are also opened as this member. */
  RELEASE_MEMBER_EMAIL: z.string().optional(),
  RELEASE_MEMBER_PASSWORD: z.string().optional(),
});

/** A cluster that `kubectl` reaches; the settings come from the environment of the release command. */
export function kubernetesEnvironment(
  root: string,
  env: Record<string, string | undefined>,
  start: StartProgram = startProcess,
): Environment {
  const settings = read(env);
  const { IMAGE_PREFIX, IMAGE_BUILDER, KUBE_NAMESPACE } = settings;
  const cluster = new Cluster(root, KUBE_NAMESPACE, start);
  const imageOf = (slice: string, version: string) => `${IMAGE_PREFIX}/service-${slice}:${version}`;
  return {
    name: 'production',
    natsUrl: settings.NATS_URL,
    signer: signingKeyFrom(settings.REGISTRY_SIGNING_KEY),
    trusted: publicKeys(settings.REGISTRY_PUBLIC_KEYS),
    artefactsDir: settings.ARTEFACTS_DIR,
    origin: new URL(settings.PUBLIC_ORIGIN).origin,
    watchSeconds: WATCH_SECONDS,
    member() {
      const { RELEASE_MEMBER_EMAIL: email, RELEASE_MEMBER_PASSWORD: password } = settings;
      return email && password ? { email, password } : null;
    },
    ownerUrl: ownerUrlOf,
    admitService: (slice) => cluster.requireInstalled(slice),
    async packService(slice, signal) {
      const folder = join('services', slice);
      const version = imageVersion(root, folder);
      const image = imageOf(slice, version);
      // A pushed image may be running or be the target of a rollback, so its name must never mean another image.
      if (await isPushed(image, signal)) return version;
      await runProgram(
        start,
        IMAGE_BUILDER,
        ['build', '-f', join(folder, 'Dockerfile'), '--target', 'service', '-t', image, '.'],
        { cwd: root, signal },
      );
      await runProgram(start, IMAGE_BUILDER, ['push', image], { cwd: root, signal });
      return version;
    },
    async startService(slice, version, before = []) {
      if (!cluster.isModel(slice, before)) return [await cluster.start(slice, version, imageOf(slice, version))];
      await cluster.startModel(slice);
      return [...before];
    },
    retireService: (slice, keep) => cluster.retire(slice, keep),
    isOwnOrigin: (address) => isInNamespace(new URL(address).hostname, KUBE_NAMESPACE),
  };

  async function isPushed(image: string, signal: AbortSignal): Promise<boolean> {
    const found = runProgram(start, IMAGE_BUILDER, ['manifest', 'inspect', image], { cwd: root, signal });
    // Any other cause also makes the push fail, with a message.
    return found.then(
      () => true,
      () => false,
    );
  }
}

/** Accepts a name without a dot, or one in the namespace: no address outside it. */
function isInNamespace(host: string, namespace: string): boolean {
  const [name = '', ...rest] = host.split('.');
  return (
    /^[a-z][a-z0-9-]*$/.test(name) &&
    ['', `${namespace}.svc`, `${namespace}.svc.cluster.local`].includes(rest.join('.'))
  );
}

function read(env: Record<string, string | undefined>): z.infer<typeof settingsSchema> {
  const parsed = settingsSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    `To release to production these must be set: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}.`,
  );
}
