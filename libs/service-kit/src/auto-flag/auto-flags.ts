import {
  CONTENT_AUTO_FLAGS,
  type ContentAutoFlag,
  type contentAutoFlaggedEvent,
  type ContentKind,
  type EventContract,
} from '@waymark/contracts-core';
import { findPhoneNumbersInText } from 'libphonenumber-js';
import type { Tx } from '../database/tx';
import type { Outbox } from '../outbox/outbox';
import { hasAddress, hasEmail } from './find-links';
import { hasObscenity } from './obscenity';

/** A complete British postcode. The district alone ("LS1") does not identify a home. */
const POSTCODE = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s{0,2}\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/iu;

const hasPhone = (text: string): boolean => findPhoneNumbersInText(text, 'GB').length > 0;

/** Checks whether a text may contain contact details or a home address. */
export const hasPersonalData = (text: string): boolean => POSTCODE.test(text) || hasEmail(text) || hasPhone(text);

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

/** How far back, and how many of the author's texts, slices count and compare. */
export const BURST_SECONDS = 600;
export const EARLIER_TEXTS = 20;

/** A text of some content, just after it was written. */
export interface Written {
  kind: ContentKind;
  contentId: number;
  version: number;
  /** Checked here, but not passed on. */
  text: string;
  /** Names and captions sent with the text. */
  beside: readonly string[];
}

/** Auto-flags a text for moderators in the transaction that writes it; does nothing for an ordinary text. */
export async function tellAutoFlags(
  tx: Tx,
  outbox: Outbox,
  event: ReturnType<typeof contentAutoFlaggedEvent> & EventContract,
  { kind, contentId, version, text, beside }: Written,
  facts: WriterFacts,
): Promise<void> {
  const signals = autoFlagsOf(text, facts, beside);
  if (!isReason(signals)) return;
  const data = { kind, contentId: String(contentId), signals };
  await outbox.add(tx, event, { aggregateId: `${kind}:${contentId}`, aggregateVersion: version, data });
}
