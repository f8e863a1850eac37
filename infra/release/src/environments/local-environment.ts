import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publicKeys } from '@waymark/registry';
import { z } from 'zod';
import { controlClient } from './control-client';
import { makeVersionedCopy } from './versioned-copy';
import { signingKeyFrom } from '../registry/registry-writer';
import { Refusal } from '../refusal';
import type { Environment } from './environment';

const WATCH_SECONDS = 10;

/** The fields of `running.json` that are used here. */
const runningSchema = z.object({
  origin: z.url(),
  control: z.object({ origin: z.url(), token: z.string() }),
  ownerUrls: z.record(z.string(), z.string()),
  gateway: z.object({ NATS_URL: z.string(), ARTEFACTS_DIR: z.string(), REGISTRY_PUBLIC_KEYS: z.string() }),
});

const accountsSchema = z.object({ member: z.object({ email: z.string(), password: z.string() }) });

/** The platform that `npm start` runs with this data folder. */
export function localEnvironment(root: string, dataDir: string): Environment {
  const folder = resolve(root, dataDir);
  const { origin, control, ownerUrls, gateway } = readRunning(folder);
  const client = controlClient(control);
  return {
    name: 'local',
    natsUrl: gateway.NATS_URL,
    signer: signingKeyFrom(process.env['REGISTRY_SIGNING_KEY'] ?? `file:${join(folder, 'registry-signing-key.pem')}`),
    trusted: publicKeys(gateway.REGISTRY_PUBLIC_KEYS),
    artefactsDir: gateway.ARTEFACTS_DIR,
    origin,
    watchSeconds: WATCH_SECONDS,
    member: () => sampleMember(folder),
    async admitService(slice) {
      ownerUrls[slice] ??= (await client.admit(slice)).ownerUrl;
    },
    ownerUrl(slice) {
      const url = ownerUrls[slice];
      if (url === undefined) throw new Refusal(`The platform has no database for ${slice}.`);
      return url;
    },
    packService: (slice) => Promise.resolve(makeVersionedCopy(join('services', slice), root)),
    startService: async (slice, version) => (await client.roll(slice, version)).origins,
    retireService: (slice, keep) => client.retire(slice, keep),
    isOwnOrigin: (address) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname),
  };
}

/** Returns one of the sign-ins that `npm start` prints. */
function sampleMember(folder: string): { email: string; password: string } | null {
  const file = join(folder, 'sample-accounts.json');
  return existsSync(file) ? accountsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).member : null;
}

function readRunning(folder: string): z.infer<typeof runningSchema> {
  const file = join(folder, 'running.json');
  if (!existsSync(file))
    throw new Refusal(
      `No platform runs with the data folder ${folder}: start it with "npm start", or name another with --data.`,
    );
  return runningSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
