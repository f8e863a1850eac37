import { eventEnvelopeSchema } from '@waymark/contracts-core';
import type { z } from 'zod';

/** Returns the data of an event from the broker, or null when it does not match the schema. */
export function eventData<Data extends z.ZodType>({ data }: { data: Data }, text: string): z.output<Data> | null {
  return data.safeParse(inEnvelope(text)).data ?? null;
}

function inEnvelope(text: string): unknown {
  try {
    return eventEnvelopeSchema.safeParse(JSON.parse(text)).data?.data;
  } catch {
    return null;
  }
}
