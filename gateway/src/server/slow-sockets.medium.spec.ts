import { patient, SlowSockets, until } from '@waymark/testing';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

const SOCKETS = 300;

let gateway: TestGateway;
beforeAll(async () => {
  const services = { reviews: serviceEntry('reviews', 'http://127.0.0.1:1', '/api/reviews') };
  gateway = await startTestGateway({ services }, { RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => gateway.close());

describe('clients that say nothing, or almost nothing', () => {
  it('lose their sockets within 12 s, and nobody else notices', async () => {
    const slow = await SlowSockets.open(gateway.origin, SOCKETS);
    const honest = performance.now();
    expect((await fetch(`${gateway.origin}/api/health`)).status).toBe(200);
    expect(performance.now() - honest).toBeLessThan(patient(5_000));
    await until('the end of the slow sockets', 20_000, async () => (slow.open === 0 ? true : null));
    expect(slow.longest).toBeLessThan(patient(12_000));
  }, 25_000);
});
