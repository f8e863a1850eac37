import { ownClockWords } from '@waymark/contracts-core';

/** Where the current input is stored. */
export type SavingState =
  | { status: 'untouched' }
  /** Stored in this browser; sent to the server shortly. */
  | { status: 'here' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  /** The server is unreachable; the input is sent when it is back. */
  | { status: 'offline' }
  /** The server rejected the input and gave the reason. */
  | { status: 'refused'; why: string };

export function savingWords(state: SavingState): string {
  if (state.status === 'untouched') return 'Your text is saved as you type.';
  if (state.status === 'here') return 'Kept in this browser.';
  if (state.status === 'saving') return 'Saving...';
  if (state.status === 'saved') return `Saved at ${ownClockWords(state.at)}.`;
  if (state.status === 'refused') return `Kept in this browser only. ${state.why}`;
  return 'We cannot reach the site. Your text is kept in this browser and will be sent when you are back online.';
}
