import { ownClockWords } from '@waymark/contracts-core';

/** How far what is written is kept. */
export type SavingState =
  | { status: 'untouched' }
  /** In this browser; it goes to the server in a moment. */
  | { status: 'here' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  /** The server cannot be reached: it is sent once it can. */
  | { status: 'offline' }
  /** The server would not take it, and says why. */
  | { status: 'refused'; why: string };

export function savingWords(state: SavingState): string {
  if (state.status === 'untouched') return 'Your text is saved as you type.';
  if (state.status === 'here') return 'Kept in this browser.';
  if (state.status === 'saving') return 'Saving...';
  if (state.status === 'saved') return `Saved at ${ownClockWords(state.at)}.`;
  if (state.status === 'refused') return `Kept in this browser only. ${state.why}`;
  return 'We cannot reach the site. Your text is kept in this browser and will be sent when you are back online.';
}
