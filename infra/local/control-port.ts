import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ControlAddress } from './control-address';
import { admitBodySchema, type ProcessInfo, retireBodySchema, rollBodySchema } from '@waymark/release/environments';
import type { Fleet } from './fleet';

type Action = (body: unknown) => Promise<unknown>;

/** Adds a new slice and returns its database URL for the owner. */
export type Admit = (slice: string) => Promise<{ ownerUrl: string }>;

const admitNobody: Admit = () => Promise.reject(new Error('Here no service is added.'));

function actions(fleet: Fleet, admit: Admit): Record<string, Action> {
  return {
    'POST /admit': (body) => admit(admitBodySchema.parse(body).slice),
    'POST /roll': async (body) => {
      const { slice, version } = rollBodySchema.parse(body);
      return { origins: (await fleet.start(slice, version)).origins };
    },
    'POST /retire': async (body) => {
      const { slice, keep } = retireBodySchema.parse(body);
      await fleet.retire(slice, keep);
      return {};
    },
    'GET /processes': () =>
      Promise.resolve(
        fleet
          .list()
          .map(({ slice, name, pid, port, version }): ProcessInfo => ({ slice, name, pid: pid(), port, version })),
      ),
  };
}

/**
 * Opens the port through which other commands ask `npm start` to change processes. Loopback only, for callers who can
 * read its token.
 */
export async function openControlPort(fleet: Fleet, admit = admitNobody): Promise<ControlAddress> {
  const token = randomBytes(32).toString('base64url');
  const known = actions(fleet, admit);
  const answer = async (request: IncomingMessage): Promise<[number, unknown]> => {
    if (!isToken(request, token)) return [401, { error: 'The token is not right.' }];
    const action = known[`${request.method} ${request.url}`];
    if (!action) return [404, { error: 'There is no such act.' }];
    try {
      return [200, await action(request.method === 'POST' ? await json(request) : null)];
    } catch (error) {
      return [409, { error: error instanceof Error ? error.message : String(error) }];
    }
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  // Stopping processes takes long when they are still handling requests.
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, token };
}

function isToken(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
