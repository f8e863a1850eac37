import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventContract } from '@waymark/contracts-core';
import { checkContracts } from './check-contracts';
import { consumerProblems } from './consumer-problems';
import { gitContracts } from './git-contracts';
import { readConsumerContracts, readServiceContracts } from './read-contracts';

const root = join(import.meta.dirname, '../..');
const into = mkdtempSync(join(tmpdir(), 'waymark-base-'));
const commit = process.env['NX_BASE'] ?? 'HEAD';
const base = await gitContracts(root, commit, into);
const slices = readdirSync(join(root, 'services'));
const services = await Promise.all(slices.map((name) => readServiceContracts(join(root, 'services', name))));
const names = [...readdirSync(root).filter((name) => name.startsWith('mfe-')), 'shell', 'gateway'];
const consumers = await Promise.all(names.map((name) => readConsumerContracts(name, join(root, name))));

afterAll(() => rmSync(into, { recursive: true, force: true }));

// Without a history (an unpacked archive) there is nothing to compare with: the release command compares with what is live.
const withBase = existsSync(join(root, '.git')) ? describe : describe.skip;

withBase(`against the commit that this work is based on (${commit}) (R4.8, R4.10, R4.14)`, () => {
  it('finds what was promised then', () => {
    expect(base?.services.map(({ manifest }) => manifest.name)).toEqual(expect.arrayContaining(['account', 'reviews']));
  });

  it.each(services.map((service) => [service.manifest.name, service] as const))(
    'the service %s breaks nobody',
    (_, service) => {
      expect(checkContracts({ service }, base ?? { services: [], consumers: [] })).toEqual([]);
    },
  );

  it('every event of then parses by the contract of now', async () => {
    const samples = (base?.services ?? []).flatMap((service) => Object.entries(service.samples));
    const contracts = await eventContracts();
    for (const [type, events] of samples)
      for (const event of events) expect(contracts.get(type)?.data.safeParse(event).error).toBeUndefined();
  });
});

describe('slices of the same commit (R4.19)', () => {
  it.each(consumers.map((consumer) => [consumer.name, consumer] as const))(
    '%s finds all that it needs, calls and reads',
    (_, consumer) => {
      expect(consumerProblems(consumer, services)).toEqual([]);
    },
  );

  it.each(
    consumers.filter(({ name }) => name.startsWith('mfe-')).map((consumer) => [consumer.name, consumer] as const),
  )('%s names a range for each slice that it calls', (_, { needs, consumedFields }) => {
    const called = Object.keys(consumedFields.calls).map(
      (call) => services.find(({ openapi }) => openapi.paths[call.split(' ')[1] ?? ''])?.manifest.name,
    );
    expect(Object.keys(needs)).toEqual(expect.arrayContaining([...new Set(called)]));
  });

  it('the events that each service handles are published', () => {
    const problems = services.flatMap(({ manifest, consumedFields }) =>
      consumerProblems({ name: manifest.name, needs: {}, consumedFields }, services),
    );
    expect(problems).toEqual([]);
  });
});

async function eventContracts(): Promise<Map<string, EventContract>> {
  const modules = (await Promise.all(slices.map((slice) => import(`@waymark/contracts-${slice}`)))) as object[];
  const events = modules
    .flatMap((module) => Object.values(module))
    .filter(
      (value): value is EventContract =>
        typeof value === 'object' && value !== null && 'type' in value && 'data' in value,
    );
  return new Map(events.map((event) => [event.type, event]));
}
