import type { EventContract } from '@waymark/contracts-core';
import { toJsonSchema } from './json-schema';
import { sampleValue } from './sample-value';

/**
 * Data of an event as this version may write it: with everything, and with as little as is allowed. Committed, so
 * that the next version is tried with events of this one and the other way round.
 */
export function eventSamples({ type, data }: EventContract): unknown[] {
  const schema = toJsonSchema(data, 'output');
  const samples = (['full', 'least'] as const).map((amount) => sampleValue(schema, amount));
  for (const sample of samples) {
    const { success, error } = data.safeParse(sample);
    if (!success)
      throw new Error(`No sample of ${type} can be made: give its fields .meta({ examples }). ${error.message}`);
  }
  return new Set(samples.map((sample) => JSON.stringify(sample))).size === 1 ? samples.slice(0, 1) : samples;
}
