import { eventEnvelopeSchema } from '@waymark/contracts-core';
import type { z } from 'zod';

/** What an event on the broker says; null where it is not one of the kind. */
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
