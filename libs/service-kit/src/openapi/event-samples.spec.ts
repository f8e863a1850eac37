import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';
import { eventSamples } from './described-files';

const event = (data: z.ZodType) => defineEvent({ type: 'places.venue.changed.v1', summary: 'A venue changed.', data });

describe('samples of an event', () => {
  it('are one with everything and one with the least (R4.12)', () => {
    const data = z.object({
      id: z.int().positive(),
      kind: z.enum(['cafe', 'hotel']),
      by: z.uuid().nullable(),
      tags: z.array(z.string()).optional(),
      isOpen: z.boolean(),
    });
    expect(eventSamples(event(data))).toEqual([
      { id: 7, kind: 'cafe', by: '7f1d8a52-3c64-4e0b-9a27-5b8f0c6d1e93', tags: ['Sample'], isOpen: true },
      { id: 1, kind: 'hotel', by: null, isOpen: false },
    ]);
  });

  it('are one where there is no choice', () =>
    expect(eventSamples(event(z.object({ is: z.literal('done') })))).toEqual([{ is: 'done' }]));

  it('are asked for where they cannot be made up', () => {
    const hash = z.string().regex(/^[0-9a-f]{4}$/);
    expect(() => eventSamples(event(z.object({ hash })))).toThrow('No sample of places.venue.changed.v1 can be made');
    expect(eventSamples(event(z.object({ hash: hash.meta({ examples: ['00ff'] }) })))).toEqual([{ hash: '00ff' }]);
  });
});
