import type { CommentAutoFlag, ReportReason } from '@waymark/contracts-community';
import type { TrustLevel } from '@waymark/contracts-reviews';

/** Head start in hours: dangerous content comes before content that is only wrong. */
const HARM_HOURS: Readonly<Record<ReportReason, number>> = {
  dangerous: 240,
  'personal-data': 168,
  insult: 72,
  'false-fact': 24,
  advertising: 24,
  'out-of-date': 0,
  other: 0,
};

const AUTO_FLAG_HOURS: Readonly<Record<CommentAutoFlag, number>> = {
  obscenity: 48,
  'personal-data': 48,
  link: 12,
  repeated: 12,
  burst: 12,
  'new-member': 0,
  'new-account': 0,
};

const VOICE_HOURS = 6;
/**
 * The number of reports that count towards the priority. Reporters can organise, so more reports do not raise it
 * further.
 */
const VOICES_COUNTED = 11;
/** Head start of a case with an appeal: the author is waiting, and the content is hidden meanwhile. */
const APPEAL_HOURS = 48;

/**
 * Head start by trust: authors with confirmed answers are wrong less often. Trust shifts a case by at most as much as
 * two reports, so it never outweighs harm.
 */
const TRUST_HOURS: Readonly<Record<TrustLevel, number>> = { none: 0, low: 12, middle: -6, high: -12 };

export interface Weight {
  reasons: readonly ReportReason[];
  signals: readonly CommentAutoFlag[];
  voices: number;
  isAppealed: boolean;
  /** The author's level; null when the author is unknown. */
  trust: TrustLevel | null;
}

/**
 * Returns how many hours a case moves ahead of one of the same age: by its worst reason and the number of reporters.
 * The queue is ordered by opening time minus these hours, so every case that waits long enough comes first.
 */
export function headStart({ reasons, signals, voices, isAppealed, trust }: Weight): number {
  const harm = Math.max(
    0,
    ...reasons.map((reason) => HARM_HOURS[reason]),
    ...signals.map((one) => AUTO_FLAG_HOURS[one]),
  );
  const reach = VOICE_HOURS * Math.max(0, Math.min(voices, VOICES_COUNTED) - 1);
  return harm + reach + (isAppealed ? APPEAL_HOURS : 0) + TRUST_HOURS[trust ?? 'none'];
}
