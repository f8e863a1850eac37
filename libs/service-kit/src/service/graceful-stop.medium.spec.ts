import { until } from '@waymark/testing';
import { createTestService, type TestService } from '../index';
import { KitServers } from '../spec-support/kit-servers';
import { SampleModule } from '../spec-support/sample-module';
import { gracefulStop } from './start-service';

let servers: KitServers;
let service: TestService;

beforeAll(async () => {
  servers = await KitServers.start();
  service = await createTestService(SampleModule, servers.env);
}, 60_000);
afterAll(async () => {
  await service?.close();
  await servers?.stop();
}, 30_000);

/** Callers that look at readiness before each request, as a balancer does. */
async function callWhileReady(counts: { answered: number; failed: number }): Promise<void> {
  while ((await fetch(`${service.origin}/health/ready`)).status === 200) {
    const response = await fetch(`${service.origin}/api/notes/5`).catch(() => null);
    counts[response?.status === 200 ? 'answered' : 'failed'] += 1;
  }
}

describe('a service that is told to stop', () => {
  it('is not ready first, finishes what it began and fails no request', async () => {
    const counts = { answered: 0, failed: 0 };
    const callers = [1, 2, 3, 4].map(() => callWhileReady(counts));
    await until('a first answer', 10_000, async () => (counts.answered > 0 ? true : null));
    // Longer than anybody takes from looking at readiness to asking.
    const stopped = gracefulStop(service.app, 3_000);
    const slow = fetch(`${service.origin}/api/notes/503`);
    await Promise.all(callers);
    expect(counts.failed).toBe(0);
    expect(counts.answered).toBeGreaterThan(0);
    const response = await slow;
    expect({ status: response.status, connection: response.headers.get('connection') }).toEqual({
      status: 503,
      connection: 'close',
    });
    await stopped;
    await expect(fetch(`${service.origin}/health/live`)).rejects.toThrow();
  }, 30_000);
});
