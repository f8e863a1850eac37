interface WhenAndBy {
  updatedAt: string | null;
  member: number | null;
}

const UNKNOWN_TIME = new Date(0).toISOString();

/** Reads what stands beside stored settings. Settings without a time were chosen, but lose against any that have one. */
export function chosenWhenAndBy(storedText: string | null): WhenAndBy {
  const stored = parsed(storedText);
  if (!stored) return { updatedAt: null, member: null };
  const { updatedAt, member } = stored;
  const isTime = typeof updatedAt === 'string' && Number.isFinite(Date.parse(updatedAt));
  return { updatedAt: isTime ? updatedAt : UNKNOWN_TIME, member: typeof member === 'number' ? member : null };
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
