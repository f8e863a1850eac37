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

describe('a service that is down', () => {
  it('is answered for without being asked, and used again when it is back', async () => {
    for (let tries = 0; tries < 6; tries++) expect((await ask()).status).toBe(503);
    await until('an open breaker', 5_000, async () => {
      await ask();
      return (await (await fetch(`${gateway.origin}/metrics`)).text()).includes('gateway_upstreams{slice="reviews",breaker="open"} 1') || null;
    });
    const answer = await ask();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);

    const back = await startStubService((_req, res) => res.end('[]'), port);
    await until('the service', 5_000, async () => ((await ask()).status === 200 ? true : null));
    await back.close();
  });
});
