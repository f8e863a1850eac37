/*
 * Releases a build of mfe-maps from the upload on, in a separate process that may have resource limits: `… <JSON of an
 * UploadOrder>`. Prints the release's output; the exit code is 0 on success.
 */
import { z } from 'zod';
import { remoteBuildSchema } from '@waymark/contracts-core';
import { publicKeysOf, signingKey } from '@waymark/registry';
import { readRelease } from '../src/registry/read-release';
import { openSession } from '../src/environments/open-session';
import { whatVisitorsSee } from '../src/registry/read-all-releases';
import { publishRelease } from '../src/steps/publish-release';
import { runSteps, UndoList } from '../src/steps/run-steps';
import { uploadBuilds } from '../src/steps/upload-builds';
import { verifyRelease } from '../src/steps/verify-release';

const orderSchema = z.object({
  root: z.string(),
  natsUrl: z.string(),
  artefactsDir: z.string(),
  origin: z.string(),
  key: z.string(),
  build: remoteBuildSchema,
});
export type UploadOrder = z.infer<typeof orderSchema>;

const { root, key, build, ...place } = orderSchema.parse(JSON.parse(process.argv[2] ?? ''));
const signer = signingKey(key);
const none = () => Promise.reject(new Error('This slice has no service'));
const services = {
  ownerUrl: () => '',
  packService: none,
  startService: none,
  retireService: none,
  isOwnOrigin: () => true,
};
const say = (line: string): void => console.log(line);
const environment = {
  name: 'local' as const,
  signer,
  trusted: publicKeysOf([signer.publicKey]),
  watchSeconds: 0,
  ...place,
  ...services,
};
const { connection, writer, close } = await openSession({ root, environment, by: 'ada', say });
const live = (await readRelease(writer, 'remote', 'maps')).value;
const isDone = await runSteps([uploadBuilds, verifyRelease, publishRelease], {
  ...{ root, environment, connection, writer, say, signal: new AbortController().signal, undo: new UndoList() },
  page: { kind: 'remote', folder: 'mfe-maps', sources: {}, changed: [], build, live },
  options: { slice: 'maps', weight: 100, hold: false, again: false },
  whatVisitorsSee: () => whatVisitorsSee(writer, 'maps'),
});
await close();
process.exit(isDone ? 0 : 1);
