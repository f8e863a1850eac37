import { z } from 'zod';

const KEY = 'waymark-report-corrections';

/** By number of the report. */
const keysSchema = z.record(z.string(), z.object({ key: z.string(), until: z.iso.datetime() }));
type Keys = z.output<typeof keysSchema>;

/** A visitor's proof that a report is theirs: kept in this tab alone, for the minutes in which it may be corrected. */
export function keepCorrectionKey(reportId: number, key: string, until: string, now = new Date()): void {
  try {
    const kept = Object.entries(stored()).filter(([, one]) => new Date(one.until) > now);
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [reportId]: { key, until } }));
  } catch {
    // Who keeps nothing in the browser can report all the same, and only not correct.
  }
}

/** Null: there is none, or its time is over. */
export function readCorrectionKey(reportId: number, now = new Date()): { key: string; until: string } | null {
  const found = stored()[String(reportId)];
  return found && new Date(found.until) > now ? found : null;
}

function stored(): Keys {
  try {
    return keysSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}
