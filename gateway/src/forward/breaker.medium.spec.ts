import { createServer, type Server } from 'node:net';
import { freePort, until } from '@waymark/testing';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { startStubService } from '../../test/stub-service';

let gateway: TestGateway;
let port: number;

beforeAll(async () => {
  port = await freePort();
  const services = { reviews: serviceEntry('reviews', `http://127.0.0.1:${port}`, '/api/reviews') };
  gateway = await startTestGateway({ services }, { RATE_LIMIT_FACTOR: '100' });
});

afterAll(() => gateway.close());

const ask = () => fetch(`${gateway.origin}/api/reviews`);
const isOpen = async () =>
  (await (await fetch(`${gateway.internalOrigin}/metrics`)).text()).includes(
    'gateway_upstreams{slice="reviews",breaker="open"} 1',
  );

/** Takes connections and ends each at once, as what stands before a dead process does. */
async function startClosing(): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

describe('a service that is down', () => {
  it('is answered for without being asked, and used again when it is back', async () => {
    for (let tries = 0; tries < 6; tries++) expect((await ask()).status).toBe(503);
    await until('an open breaker', 5_000, async () => {
      await ask();
      return (await isOpen()) || null;
    });
    const answer = await ask();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);

    const back = await startStubService((_req, res) => res.end('[]'), port);
    await until('the service', 5_000, async () => ((await ask()).status === 200 ? true : null));
    await back.close();
  });

  it('is also known as down when its connections are taken and closed without an answer', async () => {
    const closing = await startClosing();
    await until('an open breaker', 5_000, async () => {
      await ask();
      return (await isOpen()) || null;
    });
    await new Promise((resolve) => closing.close(resolve));
  });
});
