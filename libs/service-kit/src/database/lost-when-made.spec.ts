import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { createLog } from '../log/create-log';
import { Database } from './database';

/** A message of PostgreSQL's protocol: a letter, the length, the body. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const SIGNED_IN = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const ENDED = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
);

// Without a listener on the connection Node ends the process here, as it did when PostgreSQL was killed.
it('outlives a connection that PostgreSQL ends as soon as it is made (G1)', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([SIGNED_IN, READY, ENDED])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const database = new Database(`postgres://somebody@127.0.0.1:${port}/any`, 'spec', createLog('spec', 'silent'));
  await database.open();
  await expect(database.query(sql`SELECT 1`)).rejects.toMatchObject({ status: 503 });
  await database.close();
  server.close();
});
