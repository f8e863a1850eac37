import { storedValue } from '@waymark/mfe-kit';
import { z } from 'zod';

/** By number of the report. */
const keysSchema = z.record(z.string(), z.object({ key: z.string(), until: z.iso.datetime() }));
const stored = storedValue('session', 'waymark-report-corrections', (value) => keysSchema.safeParse(value).data);

/** A visitor's proof that a report is theirs: kept in this tab alone, for the minutes in which it may be corrected. */
export function keepCorrectionKey(reportId: number, key: string, until: string, now = new Date()): void {
  const kept = Object.entries(stored.read() ?? {}).filter(([, one]) => new Date(one.until) > now);
  // Who keeps nothing in the browser can report all the same, and only not correct.
  stored.write({ ...Object.fromEntries(kept), [reportId]: { key, until } });
}

/** Null: there is none, or its time is over. */
export function readCorrectionKey(reportId: number, now = new Date()): { key: string; until: string } | null {
  const found = stored.read()?.[String(reportId)];
  return found && new Date(found.until) > now ? found : null;
}
