import type { KV } from '@nats-io/kv';

/** The part of a zod schema that is needed here. */
export interface Schema<T> {
  parse(value: unknown): T;
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** What a key holds now. A deleted or unreadable value counts as none, but keeps its revision for the swap. */
export async function readEntry<T>(
  registry: KV,
  key: string,
  schema: Schema<T>,
): Promise<{ value: T | null; revision: number }> {
  const entry = await registry.get(key);
  if (!entry) return { value: null, revision: 0 };
  if (entry.operation !== 'PUT') return { value: null, revision: entry.revision };
  const parsed = schema.safeParse(parseJson(entry.string()));
  return { value: parsed.success ? parsed.data : null, revision: entry.revision };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
