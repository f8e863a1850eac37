const MAX_ENTRIES = 5;
const LONGEST = 50;
const SHORTEST_WARNING = 11;

/** Returns the latest five different messages, oldest first, each cut to 50 characters. */
export function keepError(kept: readonly string[], message: string): readonly string[] {
  const cut = message.trim().slice(0, LONGEST);
  return cut === '' || kept.includes(cut) ? kept : [...kept, cut].slice(-MAX_ENTRIES);
}

/**
 * Returns whether a warning may help. Short warnings say nothing, and deprecations by a library are not errors that a
 * person noticed.
 */
export function isTellingWarning(message: string): boolean {
  return message.length >= SHORTEST_WARNING && !/deprecated/i.test(message);
}

let kept: readonly string[] = [];

/** Errors on this page since it loaded or since they were last sent. */
export const errorLog = {
  add: (message: string): void => void (kept = keepError(kept, message)),
  read: (): readonly string[] => kept,
  clear: (): void => void (kept = []),
};
