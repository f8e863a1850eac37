import type { CommentSignal, ReportReason } from '@waymark/contracts-community';
import type { TrustLevel } from '@waymark/contracts-reviews';

/** What may hurt somebody comes before what is only wrong: by how many hours. */
const HARM_HOURS: Readonly<Record<ReportReason, number>> = {
  dangerous: 240,
  'personal-data': 168,
  insult: 72,
  'false-fact': 24,
  advertising: 24,
  'out-of-date': 0,
  other: 0,
};

const SIGNAL_HOURS: Readonly<Record<CommentSignal, number>> = {
  obscenity: 48,
  'personal-data': 48,
  link: 12,
  repeated: 12,
  burst: 12,
  'new-member': 0,
  'new-account': 0,
};

const VOICE_HOURS = 6;
/** A crowd can be called together: more voices than this lead no further. */
const VOICES_COUNTED = 11;
/** Somebody waits for it whose words are gone meanwhile. */
const APPEAL_HOURS = 48;

/** Whose answers others confirmed is wrong less often; never by more than two voices, and harm stays harm. */
const TRUST_HOURS: Readonly<Record<TrustLevel, number>> = { none: 0, low: 12, middle: -6, high: -12 };

export interface Weight {
  reasons: readonly ReportReason[];
  signals: readonly CommentSignal[];
  voices: number;
  isAppealed: boolean;
  /** Of its author; null where nobody knows of one. */
  trust: TrustLevel | null;
}

/**
 * By how many hours a case goes before one of the same age: its worst reason, and how many people wrote. Age is not in it:
 * the queue is ordered by when a case was opened less these hours, so whatever waits long enough comes first.
 */
export function headStart({ reasons, signals, voices, isAppealed, trust }: Weight): number {
  const harm = Math.max(0, ...reasons.map((reason) => HARM_HOURS[reason]), ...signals.map((one) => SIGNAL_HOURS[one]));
  const reach = VOICE_HOURS * Math.max(0, Math.min(voices, VOICES_COUNTED) - 1);
  return harm + reach + (isAppealed ? APPEAL_HOURS : 0) + TRUST_HOURS[trust ?? 'none'];
}
