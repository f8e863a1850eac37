/**
 * `register.js <folder of a service>`: registers a service's origins (SERVICE_ORIGINS, separated by commas), its
 * version and the contracts of that version. Idempotent; later releases stay.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publishService } from '@waymark/release/registry';
import { readEnv } from './read-env';
import { releasedSince } from './released-since';
import { withRegistry } from './with-registry';

const [serviceDir] = process.argv.slice(2);
if (!serviceDir) {
  console.error('Usage: register.js <folder of a service>');
  process.exit(2);
}
const env = readEnv(['NATS_URL', 'REGISTRY_SIGNING_KEY', 'ARTEFACTS_DIR', 'SERVICE_ORIGINS']);
const version = readFileSync(join(serviceDir, 'version'), 'utf8').trim();
const origins = env.SERVICE_ORIGINS.split(',');
const slice = basename(serviceDir);
const said = await withRegistry(env, 'register job', async (writer) => {
  const other = await releasedSince(writer, 'service', slice);
  if (other) return `${slice} stays as ${other} released it`;
  const { release } = await publishService(writer, { serviceDir, artefactsDir: env.ARTEFACTS_DIR, version, origins });
  return `${slice} ${release.version} is reached at ${release.origins.join(', ')}`;
});
console.log(said);
