import { until } from '@waymark/testing';
import { sampleService } from '../spec-support/sample-service';

const sample = sampleService();
const { add } = sample;

const read = async (): Promise<string> => (await fetch(`${sample.service.origin}/metrics`)).text();
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
    await sample.servers.nats.kill();
    await shows(/^broker_connected\{service="sample"\} 0$/m);
    await shows(/^part_up\{part="nats",service="sample"\} 0$/m);
    await shows(/^part_up\{part="postgres",service="sample"\} 1$/m);
  }, 30_000);
});
