import {
  CLAIM,
  FEATURES,
  isFreshFact,
  type Claim,
  type Feature,
  type Measure,
  type ShownFact,
  type StatementValue,
} from '@waymark/contracts-reviews';
import type { VerificationRow } from '../answer/verification.mapper';

/** The newest fact about a feature from open data or the venue itself (view stated_fact). */
export interface StatedRow {
  feature: Feature;
  value: StatementValue;
  /** The publisher; null for the venue itself. */
  by: string | null;
  /** Null for the venue itself, and for a list that we do not have. */
  licence: string | null;
  on: string;
  note: string | null;
  amount: number | null;
  unit: Measure['unit'] | null;
  /** The date of the newest valid fact, including older values and free text. */
  newest: string;
}

export interface KnownOfVenue {
  claims: Partial<Record<Feature, Claim>>;
  stated: readonly StatedRow[];
  verifications: readonly VerificationRow[];
}

/**
 * Returns all features with any information, and its age. Information older than its limit is shown, but never as
 * certain.
 */
export function shownFacts(
  { claims, stated, verifications }: KnownOfVenue,
  now = Date.now(),
): Partial<Record<Feature, ShownFact>> {
  const statedOf = new Map(stated.map((row) => [row.feature, row]));
  const answeredOf = new Map(verifications.map((row) => [row.feature, answeredDay(row)]));
  const facts: Partial<Record<Feature, ShownFact>> = {};
  for (const feature of FEATURES) {
    const row = statedOf.get(feature);
    // "Does not apply here" hides all counts, including earlier answers.
    const answered = claims[feature] === CLAIM.doesNotApply ? null : answeredOf.get(feature);
    const newest = [row?.newest, answered]
      .filter((day) => day != null)
      .sort()
      .at(-1);
    if (newest === undefined) continue;
    facts[feature] = { ...statedParts(row), newest, isCurrent: isFreshFact(newest, feature, now) };
  }
  return facts;
}

function answeredDay({ newest, agrees, disagrees }: VerificationRow): string | null {
  return newest && (agrees ?? 0) + (disagrees ?? 0) > 0 ? new Date(newest).toISOString().slice(0, 10) : null;
}

function statedParts(row: StatedRow | undefined): Omit<ShownFact, 'newest' | 'isCurrent'> {
  return {
    stated: row?.value ?? null,
    statedBy: row?.by ?? null,
    statedOn: row?.on ?? null,
    note: row?.note ?? null,
    measure: row && row.amount !== null && row.unit !== null ? { amount: row.amount, unit: row.unit } : null,
  };
}
