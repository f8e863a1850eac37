import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../refusal';

/**
 * `mfe-<slice>/live-examples.json`: where something is found that a page with parameters can be opened about. By route and
 * parameter: what is read of the live site, and the way to the value in its answer.
 */
const examplesSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({ read: z.string().startsWith('/api/'), pick: z.array(z.union([z.string(), z.number()])) }),
  ),
);
export type LiveExamples = z.infer<typeof examplesSchema>;

export function readLiveExamples(root: string, slice: string): LiveExamples {
  const file = join(root, `mfe-${slice}/live-examples.json`);
  return existsSync(file) ? examplesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** An address of this route about something that is there; null when there is nothing of the kind yet. */
export async function exampleOf(
  origin: string,
  slice: string,
  path: string,
  examples: LiveExamples,
): Promise<string | null> {
  let filled = path;
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
    const example = examples[path]?.[name];
    if (!example)
      throw new Refusal(
        `mfe-${slice}/live-examples.json does not say where a ${name} for ${path} is found: the page could not be opened before its release.`,
      );
    const value = await readLive(origin + example.read, example.pick);
    if (value === null) return null;
    filled = filled.replace(`:${name}`, encodeURIComponent(value));
  }
  return filled;
}

async function readLive(url: string, pick: readonly (string | number)[]): Promise<string | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Refusal(`${url} answers ${answer.status}: nothing is known to open a page about.`);
  let value: unknown = await answer.json();
  for (const key of pick)
    value = typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
