import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@waymark/testing';
import { openFrontDoor } from './front-door';

interface Gateway {
  origin: string;
  /** From now on nothing is answered, as by a frozen process. */
  fallSilent(): void;
  close(): void;
}

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.close();
});

/** A gateway that answers with its name. */
async function gateway(name: string): Promise<Gateway> {
  let isSilent = false;
  const server: Server = createServer((request, response) => {
    if (isSilent) return;
    request.pipe(response.writeHead(200, { 'x-gateway': name }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  running.push({ close });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fallSilent: () => (isSilent = true),
    close,
  };
}

async function doorTo(...gateways: Gateway[]): Promise<string> {
  const door = await openFrontDoor({
    host: '127.0.0.1',
    port: 0,
    gateways: () => gateways.map(({ origin }) => origin),
  });
  running.push(door);
  return `http://127.0.0.1:${door.port}`;
}

/** On a connection of its own. */
async function ask(origin: string, body = 'hello'): Promise<{ by: string | null; text: string }> {
  const answer = await fetch(origin, { method: 'POST', body, headers: { connection: 'close' } });
  return { by: answer.headers.get('x-gateway'), text: await answer.text() };
}

describe('the front door (R7.3, R7.4, R7.5)', () => {
  it('passes requests and answers on unchanged, and shares new connections out', async () => {
    const door = await doorTo(await gateway('one'), await gateway('two'));
    const body = 'x'.repeat(300_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(door, body)));
    expect(answers.every(({ text }) => text === body)).toBe(true);
    expect(new Set(answers.map(({ by }) => by))).toEqual(new Set(['one', 'two']));
  });

  it('gives a connection that one gateway refuses to the other', async () => {
    const dead = await gateway('dead');
    const door = await doorTo(dead, await gateway('alive'));
    dead.close();
    for (let time = 0; time < 6; time += 1) expect((await ask(door)).by).toBe('alive');
  });

  it('cuts what hangs on a gateway that has fallen silent, and sends nobody there any more', async () => {
    const frozen = await gateway('frozen');
    const door = await doorTo(frozen, await gateway('alive'));
    frozen.fallSilent();
    const first = await Promise.all(
      Array.from({ length: 4 }, () =>
        ask(door).then(
          ({ by }) => by,
          () => 'cut',
        ),
      ),
    );
    expect(first.sort()).toEqual(['alive', 'alive', 'cut', 'cut']);
    await until('the others', 5_000, async () => ((await ask(door)).by === 'alive' ? true : null));
    expect((await ask(door)).by).toBe('alive');
  }, 20_000);

  it('says nothing when there is no gateway: the connection ends', async () => {
    await expect(ask(await doorTo())).rejects.toThrow('fetch failed');
  });
});
