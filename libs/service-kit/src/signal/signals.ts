import { CONTENT_SIGNALS, type ContentSignal } from '@waymark/contracts-core';
import { hasAddress } from './find-links';
import { hasObscenity } from './obscenity';
import { hasPersonalData } from './personal-data';

/** Shorter ones are said twice by everybody: "Thank you!" */
const LEAST = 16;

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What is known of whoever wrote a text. */
export interface WriterFacts {
  /** How long ago they registered; null where nobody knows. */
  accountAgeHours: number | null;
  /** How many texts they sent in the last ten minutes, without this one. */
  sentLately: number;
  /** What they wrote lately elsewhere, without this one. */
  earlierTexts: readonly string[];
}

const NEW_ACCOUNT_HOURS = 24;
/** Somebody who reads a whole trip may answer each of its days; nobody writes more by hand. */
const BURST = 5;

const RULES: Readonly<Record<ContentSignal, (text: string, facts: WriterFacts) => boolean>> = {
  obscenity: hasObscenity,
  link: hasAddress,
  'personal-data': hasPersonalData,
  repeated: (text, { earlierTexts }) => isRepeated(text, earlierTexts),
  burst: (_, { sentLately }) => sentLately >= BURST,
  'new-account': (_, { accountAgeHours }) => accountAgeHours !== null && accountAgeHours < NEW_ACCOUNT_HOURS,
};

/**
 * Why a person should look at a text. Reasons only: nothing here refuses, hides or deletes. `beside` are names and captions
 * that came with it: looked at too, but everybody says them again.
 */
export function signalsOf(text: string, facts: WriterFacts, beside: readonly string[] = []): ContentSignal[] {
  const whole = [text, ...beside].join('\n');
  return CONTENT_SIGNALS.filter((signal) => RULES[signal](signal === 'repeated' ? text : whole, facts));
}

/** Whether these are a reason by themselves to call a person: everybody's account was new once. */
export const isReason = (signals: readonly ContentSignal[]): boolean =>
  signals.some((signal) => signal !== 'new-account');

/** Whether somebody says again what they said before, whatever its spaces, marks and capitals. */
function isRepeated(text: string, earlier: readonly string[]): boolean {
  const said = bare(text);
  return said.length >= LEAST && earlier.some((other) => bare(other) === said);
}
