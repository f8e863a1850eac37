/**
 * `publish.js <folder of a build> <folder of its contracts>`: publishes a build of the shell or a remote to everybody,
 * and stores its contracts. Idempotent; later releases stay.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepContracts } from '@waymark/consumer-contracts/stored';
import { publishRemote, publishShell, readPublishFile } from '@waymark/release/registry';
import { readEnv } from './read-env';
import { releasedSince } from './released-since';
import { withRegistry } from './with-registry';

const [distDir, contractsDir] = process.argv.slice(2);
if (!distDir || !contractsDir || !existsSync(join(distDir, 'publish.json'))) {
  console.error('Usage: publish.js <folder with a publish.json> <folder with a consumed-fields.json>');
  process.exit(2);
}
const env = readEnv(['NATS_URL', 'REGISTRY_SIGNING_KEY', 'ARTEFACTS_DIR']);
const build = { distDir, artefactsDir: env.ARTEFACTS_DIR };
const { slice } = (await readPublishFile(distDir)) as { slice?: string };
const said = await withRegistry(env, 'publish job', async (writer) => {
  const other = await (slice === undefined
    ? releasedSince(writer, 'shell', 'shell')
    : releasedSince(writer, 'remote', slice));
  if (other) return `${slice ?? 'shell'} stays as ${other} released it`;
  const { release } = slice === undefined ? await publishShell(writer, build) : await publishRemote(writer, build);
  const { version } = release.stable;
  await keepContracts({
    artefactsDir: env.ARTEFACTS_DIR,
    name: slice === undefined ? 'shell' : `mfe-${slice}`,
    version,
    from: contractsDir,
  });
  return `${slice ?? 'shell'} ${version} is published`;
});
console.log(said);
