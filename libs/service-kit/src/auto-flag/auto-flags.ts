import { CONTENT_AUTO_FLAGS, type ContentAutoFlag } from '@waymark/contracts-core';
import { hasAddress } from './find-links';
import { hasObscenity } from './obscenity';
import { hasPersonalData } from './personal-data';

/** Characters; everybody repeats shorter texts: "Thank you!" */
const LEAST = 16;

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What is known about the author of a text. */
export interface WriterFacts {
  /** Age of the account in hours; null when unknown. */
  accountAgeHours: number | null;
  /** Number of texts sent in the last ten minutes, without this one. */
  sentLately: number;
  /** The author's other recent texts, without this one. */
  earlierTexts: readonly string[];
}

const NEW_ACCOUNT_HOURS = 24;
/** A reader of a whole trip may reply to each of its days; nobody writes more by hand. */
const BURST = 5;

const RULES: Readonly<Record<ContentAutoFlag, (text: string, facts: WriterFacts) => boolean>> = {
  obscenity: hasObscenity,
  link: hasAddress,
  'personal-data': hasPersonalData,
  repeated: (text, { earlierTexts }) => isRepeated(text, earlierTexts),
  burst: (_, { sentLately }) => sentLately >= BURST,
  'new-account': (_, { accountAgeHours }) => accountAgeHours !== null && accountAgeHours < NEW_ACCOUNT_HOURS,
};

/**
 * Returns the reasons why a moderator should check a text. It never rejects, hides or deletes anything. `beside` holds
 * names and captions sent with the text: checked too, except for repetition.
 */
export function autoFlagsOf(text: string, facts: WriterFacts, beside: readonly string[] = []): ContentAutoFlag[] {
  const whole = [text, ...beside].join('\n');
  return CONTENT_AUTO_FLAGS.filter((signal) => RULES[signal](signal === 'repeated' ? text : whole, facts));
}

/**
 * Checks whether a flag is reason enough for a review by a moderator. A new account is not: everybody's was new once.
 */
export const isReason = (signals: readonly ContentAutoFlag[]): boolean =>
  signals.some((signal) => signal !== 'new-account');

/** Checks whether a text repeats an earlier one; ignores spaces, punctuation and capitals. */
function isRepeated(text: string, earlier: readonly string[]): boolean {
  const said = bare(text);
  return said.length >= LEAST && earlier.some((other) => bare(other) === said);
}
