import { storedValue } from '@waymark/mfe-kit';
import { z } from 'zod';

/** Keyed by the report's ID. */
const keysSchema = z.record(z.string(), z.object({ key: z.string(), until: z.iso.datetime() }));
const stored = storedValue('session', 'waymark-report-corrections', (value) => keysSchema.safeParse(value).data);

/** Stores a visitor's proof of authorship, in this tab only, for the minutes in which the report may be corrected. */
export function keepCorrectionKey(reportId: number, key: string, until: string, now = new Date()): void {
  const kept = Object.entries(stored.read() ?? {}).filter(([, one]) => new Date(one.until) > now);
  // Without browser storage, people can still report, but not correct.
  stored.write({ ...Object.fromEntries(kept), [reportId]: { key, until } });
}

/** Returns null when there is no key or it has expired. */
export function readCorrectionKey(reportId: number, now = new Date()): { key: string; until: string } | null {
  const found = stored.read()?.[String(reportId)];
  return found && new Date(found.until) > now ? found : null;
}
