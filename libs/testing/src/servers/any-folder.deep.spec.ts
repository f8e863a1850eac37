import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMeilisearch } from './meilisearch';
import { startNats } from './nats';
import { startRedis } from './redis';

it('starts servers whose data lies in a folder with spaces and accents in its name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark Zoë’s "copy" '));
  const place = (name: string) => ({
    dataDir: join(folder, name),
    logFile: join(folder, `${name}.log`),
    password: 'a-password-of-some-length',
  });
  const servers = [
    await startRedis(place('redis')),
    await startNats(place('nats')),
    await startMeilisearch({ ...place('meilisearch'), masterKey: 'a-key-of-sixteen-or-more' }),
  ];
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['redis', 'nats', 'meilisearch']));
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
