import { type JsMsg, jetstream } from '@nats-io/jetstream';
import sql from 'sql-template-tag';
import { until } from '@waymark/testing';
import { Broker, createTestService, Database, DeadLetters, replay, type TestService } from '../index';
import { createLog } from '../log/create-log';
import { Metrics } from '../metrics/metrics';
import { envelope } from '../spec-support/envelope';
import { noteAdded } from '../spec-support/sample-contracts';
import { SampleModule, seen } from '../spec-support/sample-module';
import { sampleService } from '../spec-support/sample-service';
import { JetStreamMessageHandler } from './message-handler';
import { TransientError } from './transient-error';
import { TryCounter } from './try-counter';

const sample = sampleService();
const { add } = sample;

function handled(id: number, withinMs: number): Promise<true> {
  return until(`note ${id}`, withinMs, async () => (seen.calm.includes(id) ? true : null));
}

describe('an event', () => {
  it('reaches each of its handlers once, with the correlation id of its request', async () => {
    const id = await add('calm', { 'x-correlation-id': 'one-request' });
    await handled(id, 10_000);
    // One that took long may be given once more; what is done by the inbox is done once.
    expect(new Set(seen.deliveries)).toEqual(new Set([id]));
    expect(seen.calm).toEqual([id]);
    expect(seen.correlation).toEqual(['one-request']);
  }, 20_000);

  it('that comes twice is handled once', async () => {
    const id = 900_000;
    const event = envelope({ noteId: id });
    const js = jetstream(sample.service.app.get(Broker).connection as never);
    await js.publish(noteAdded.type, JSON.stringify(event), { msgID: 'first' });
    await js.publish(noteAdded.type, JSON.stringify(event), { msgID: 'second' });
    await handled(await add('after the twins'), 5_000);
    expect(seen.calm.filter((one) => one === id)).toHaveLength(1);
  }, 20_000);

  it('of an unknown type, or no event at all, does not stop the next', async () => {
    const js = jetstream(sample.service.app.get(Broker).connection as never);
    await js.publish('sample.note.burned.v9', JSON.stringify({ ...envelope({}), type: 'sample.note.burned.v9' }));
    await js.publish('sample.note.added.v1', 'not json');
    await handled(await add('calm'), 2_000);
  }, 20_000);
});

describe('a poison event (R7.10)', () => {
  it('is tried five times and parked while the next ones flow; replay gives it back', async () => {
    const poison = await add('poison');
    await handled(await add('next'), 2_000);
    const deadLetters = sample.service.app.get(DeadLetters);
    const parked = await until('the dead letter', 10_000, async () => (await deadLetters.list('sample'))[0] ?? null);
    expect(parked).toMatchObject({ tries: 5, error: 'Error: cannot read this', event: { data: { noteId: poison } } });
    expect(seen.poisonTries).toBe(5);
    expect(await replay(sample.service.app)).toEqual({ handled: 0, failed: 1 });
    seen.poisonIsCured = true;
    expect(await replay(sample.service.app)).toEqual({ handled: 1, failed: 0 });
    expect(seen.calm).toContain(poison);
    expect(await deadLetters.list('sample')).toEqual([]);
  }, 30_000);

  it('is tried five times by two processes together, not by each (R7.9)', async () => {
    const POISONS = 6;
    const second = await createTestService(SampleModule, sample.servers.env);
    const before = await retriedBy(sample.service);
    Object.assign(seen, { poisonTries: 0, poisonIsCured: false });
    const deadLetters = sample.service.app.get(DeadLetters);
    try {
      await Promise.all(Array.from({ length: POISONS }, () => add('poison')));
      const parked = await until('all dead letters', 20_000, async () => {
        const found = await deadLetters.list('sample');
        return found.length === POISONS ? found : null;
      });
      expect(parked.map(({ tries }) => tries)).toEqual(Array.from({ length: POISONS }, () => 5));
      expect(seen.poisonTries).toBe(5 * POISONS);
      // Else one process had all of them, and nothing would be shown.
      const retried = [(await retriedBy(sample.service)) - before, await retriedBy(second)];
      expect(Math.min(...retried)).toBeGreaterThan(0);
      expect(await sample.service.app.get(Database).query(sql`SELECT 1 FROM event_try`)).toEqual([]);
    } finally {
      await second.close();
      await sample.service.app.get(Database).query(sql`DELETE FROM dead_letter`);
    }
  }, 40_000);

  it('has its five tries however often it came before: for a peer that was down, or from a process that was killed', async () => {
    const { app } = sample.service;
    const event = envelope({ noteId: 900_002 });
    const [deadLetters, tries] = [app.get(DeadLetters), app.get(TryCounter)];
    const failures: Error[] = [
      ...Array.from({ length: 7 }, () => new TransientError('down')),
      ...Array.from({ length: 5 }, () => new Error('poison')),
    ];
    const parts = {
      broker: app.get(Broker),
      deadLetters,
      tries,
      log: createLog('spec', 'silent'),
      metrics: new Metrics('spec'),
    };
    const handler = new JetStreamMessageHandler(
      'often',
      () => Promise.reject(failures.shift() ?? new Error('one try too many')),
      parts,
    );
    const answers: string[] = [];
    for (let count = 30; answers.at(-1) !== 'ack'; count += 1) {
      const message = {
        json: () => event,
        redelivered: true,
        info: { deliveryCount: count },
        ack: () => answers.push('ack'),
        nak: () => answers.push('nak'),
      };
      await handler.handle(message as unknown as JsMsg);
    }
    expect(answers).toHaveLength(12);
    expect(await deadLetters.list('often')).toMatchObject([{ tries: 5, error: 'Error: poison' }]);
  }, 20_000);

  it('is forgotten as one once it could be handled after all', async () => {
    Object.assign(seen, { poisonTries: 0, poisonIsCured: false });
    const id = await add('poison');
    await until('a try', 5_000, async () => (seen.poisonTries > 0 ? true : null));
    seen.poisonIsCured = true;
    await handled(id, 10_000);
    await until('an empty count', 5_000, async () =>
      (await sample.service.app.get(Database).query(sql`SELECT 1 FROM event_try`)).length === 0 ? true : null,
    );
    expect(await sample.service.app.get(DeadLetters).list('sample')).toEqual([]);
  }, 30_000);
});

describe('an event whose peer is down', () => {
  it('waits for the peer and is never parked', async () => {
    seen.peerIsDown = true;
    const id = await add('peer-down');
    await handled(await add('next'), 2_000);
    expect(seen.calm).not.toContain(id);
    seen.peerIsDown = false;
    await handled(id, 10_000);
    expect(await sample.service.app.get(DeadLetters).list('sample')).toEqual([]);
  }, 30_000);
});

describe('a broker that is away', () => {
  it('degrades the service, loses nothing and is found again', async () => {
    const before = await add('before');
    await handled(before, 5_000);
    const wiped = sample.servers.wipeBroker();
    const during = await add('during');
    await wiped;
    await handled(during, 15_000);
    expect(seen.calm.filter((one) => one === before)).toHaveLength(1);
  }, 40_000);

  it('does not stop a service from starting', async () => {
    const env = { ...sample.servers.env, NATS_URL: 'nats://127.0.0.1:9' };
    const lonely = await createTestService(SampleModule, env);
    try {
      const response = await fetch(`${lonely.origin}/health/ready`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'degraded', parts: { postgres: 'up', nats: 'down' } });
    } finally {
      await lonely.close();
    }
  }, 20_000);
});

async function retriedBy({ origin }: TestService): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^events_handled_total\{[^}]*outcome="retried"[^}]*\} (\d+)$/m.exec(text)?.[1] ?? 0);
}
