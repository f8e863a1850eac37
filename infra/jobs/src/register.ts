/**
 * `register.js <folder of a service>`: says in the registry where a service is reached (SERVICE_ORIGINS, split by
 * commas), which version it is, and what that version promises. Doing it twice changes nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishService } from '@waymark/infra/registry/publish-service';
import { readEnv } from './read-env';
import { withRegistry } from './with-registry';

const [serviceDir] = process.argv.slice(2);
if (!serviceDir) {
  console.error('Usage: register.js <folder of a service>');
  process.exit(2);
}
const env = readEnv(['NATS_URL', 'REGISTRY_SIGNING_KEY', 'ARTEFACTS_DIR', 'SERVICE_ORIGINS']);
const version = readFileSync(join(serviceDir, 'version'), 'utf8').trim();
const origins = env.SERVICE_ORIGINS.split(',');
const { release } = await withRegistry(env, 'register job', (writer) => publishService(writer, { serviceDir, artefactsDir: env.ARTEFACTS_DIR, version, origins }));
console.log(`${release.slice} ${release.version} is reached at ${release.origins.join(', ')}`);
