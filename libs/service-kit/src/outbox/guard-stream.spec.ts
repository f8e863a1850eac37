import type { OutboxStore, StreamPosition } from './outbox-store';
import type { StreamState } from './outbox-stream';
import { guardStream } from './guard-stream';

const MONDAY = new Date('2026-01-05T00:00:00.000Z');
const TUESDAY = new Date('2026-01-06T00:00:00.000Z');

function guarded(known: StreamPosition | null, found: StreamState | null) {
  const steps: string[] = [];
  const store = {
    position: async () => known,
    savePosition: async (position: StreamPosition) =>
      void steps.push(`save ${position.lastSeq} g${position.generation}`),
    requeue: async (_: Date, lastSeq: number) => steps.push(`requeue after ${lastSeq}`),
  } as Pick<OutboxStore, 'position' | 'savePosition' | 'requeue'> as OutboxStore;
  const stream = {
    read: async () => found,
    create: async (generation: number) => {
      steps.push(`create g${generation}`);
      return { created: TUESDAY, lastSeq: 0, generation };
    },
    setGeneration: async (generation: number) => void steps.push(`generation ${generation}`),
  };
  return guardStream(store, stream).then(() => steps);
}

describe('guardStream', () => {
  it('makes the first stream as generation 1', async () => {
    expect(await guarded(null, null)).toEqual(['create g1', 'save 0 g1']);
  });

  it('leaves a stream alone that is where we left it or further', async () => {
    expect(
      await guarded({ created: MONDAY, lastSeq: 9, generation: 1 }, { created: MONDAY, lastSeq: 12, generation: 1 }),
    ).toEqual([]);
  });

  it('fills a stream that is gone, as the next generation', async () => {
    expect(await guarded({ created: MONDAY, lastSeq: 9, generation: 3 }, null)).toEqual([
      'create g4',
      'requeue after 0',
      'save 0 g4',
    ]);
  });

  it('fills the tail of a stream that went back', async () => {
    expect(
      await guarded({ created: MONDAY, lastSeq: 9, generation: 1 }, { created: MONDAY, lastSeq: 4, generation: 1 }),
    ).toEqual(['requeue after 4', 'generation 2', 'save 4 g2']);
  });

  it('never goes back to a generation that consumers know', async () => {
    const steps = await guarded(
      { created: MONDAY, lastSeq: 9, generation: 1 },
      { created: TUESDAY, lastSeq: 4, generation: 6 },
    );
    expect(steps).toContain('generation 7');
  });
});
