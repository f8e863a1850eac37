import { join } from 'node:path';
import { publicKeys } from '@waymark/registry';
import { z } from 'zod';
import { hashFolder } from '../../local/hash-folder';
import { ownerUrlOf } from '../../migrate/owner-url';
import { signingKeyFrom } from '../../registry/signing-key-from';
import { Refusal } from '../cli/refusal';
import { Cluster } from './cluster';
import type { Environment } from './environment';
import { runProgram } from './run-program';

const WATCH_SECONDS = 300;

const settingsSchema = z.object({
  NATS_URL: z.string().min(1),
  REGISTRY_SIGNING_KEY: z.string().min(1),
  REGISTRY_PUBLIC_KEYS: z.string().min(1),
  ARTEFACTS_DIR: z.string().min(1),
  PUBLIC_ORIGIN: z.url(),
  /** Images are `<prefix>/<slice>:<version>`. */
  IMAGE_PREFIX: z.string().min(1),
  IMAGE_BUILDER: z.string().default('docker'),
  KUBE_NAMESPACE: z.string().default('waymark'),
});

/** A cluster that `kubectl` reaches; the settings come from the environment of whoever releases. */
export function kubernetesEnvironment(root: string, env: Record<string, string | undefined>): Environment {
  const settings = read(env);
  const { IMAGE_PREFIX, IMAGE_BUILDER, KUBE_NAMESPACE } = settings;
  const cluster = new Cluster(root, KUBE_NAMESPACE);
  const imageOf = (slice: string, version: string) => `${IMAGE_PREFIX}/${slice}:${version}`;
  return {
    name: 'production',
    natsUrl: settings.NATS_URL,
    signer: signingKeyFrom(settings.REGISTRY_SIGNING_KEY),
    trusted: publicKeys(settings.REGISTRY_PUBLIC_KEYS),
    artefactsDir: settings.ARTEFACTS_DIR,
    origin: new URL(settings.PUBLIC_ORIGIN).origin,
    watchSeconds: WATCH_SECONDS,
    ownerUrl: ownerUrlOf,
    async packService(slice, signal) {
      const folder = join('services', slice);
      const version = hashFolder(join(root, folder, 'dist'));
      const image = imageOf(slice, version);
      await runProgram(IMAGE_BUILDER, ['build', '-f', join(folder, 'Dockerfile'), '-t', image, '.'], { cwd: root, signal });
      await runProgram(IMAGE_BUILDER, ['push', image], { cwd: root, signal });
      return version;
    },
    startService: async (slice, version) => [await cluster.start(slice, version, imageOf(slice, version))],
    retireService: (slice, keep) => cluster.retire(slice, keep),
    // A name without a dot, or of the cluster: no address outside it.
    isOwnOrigin: (address) => /^[a-z][a-z0-9-]*(\.[a-z0-9-]+\.svc(\.cluster\.local)?)?$/.test(new URL(address).hostname),
  };
}

function read(env: Record<string, string | undefined>): z.infer<typeof settingsSchema> {
  const parsed = settingsSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Refusal(`To release to production these must be set: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}.`);
}
