import { until } from '@waymark/testing';
import { createTestService, signIdentity, type TestService } from '../index';
import { KitServers } from '../spec-support/kit-servers';
import { SampleModule } from '../spec-support/sample-module';

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

async function add(text: string): Promise<void> {
  const identity = await signIdentity({ memberId: 7, role: 'member', displayName: 'Ann' }, 's'.repeat(32));
  await fetch(`${service.origin}/api/notes`, {
    method: 'POST',
    headers: { 'x-waymark-identity': identity, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
}

const read = async (): Promise<string> => (await fetch(`${service.origin}/metrics`)).text();
const shows = (line: RegExp) => until(String(line), 15_000, async () => (line.test(await read()) ? true : null));

describe('what a service tells Prometheus (R8.7)', () => {
  it('counts events that were parked, from the rows, and how late the others were', async () => {
    expect(await read()).toMatch(/^dead_letters\{service="sample"\} 0$/m);
    await add('poison');
    await add('calm');
    await shows(/^dead_letters\{service="sample"\} 1$/m);
    await shows(/^event_lag_seconds_count\{[^}]*"sample\.note\.added\.v1"[^}]*\} 1$/m);
    expect(await read()).toMatch(/^events_pending\{slice="sample",service="sample"\} 0$/m);
  }, 30_000);

  it('knows its connections, and notices that its broker is away', async () => {
    await shows(/^broker_connected\{service="sample"\} 1$/m);
    expect(await read()).toMatch(/^database_connections\{state="idle",service="sample"\} [1-9]/m);
    await servers.nats.kill();
    await shows(/^broker_connected\{service="sample"\} 0$/m);
    await shows(/^part_up\{part="nats",service="sample"\} 0$/m);
    await shows(/^part_up\{part="postgres",service="sample"\} 1$/m);
  }, 30_000);
});
