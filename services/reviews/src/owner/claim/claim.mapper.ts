import { OWNER_CODE_MINUTES, OWNER_CODE_TRIES, type OwnClaim, type OwnerFact } from '@waymark/contracts-reviews';
import { websiteDomain } from '../website-domain';
import type { ClaimRow, FactJson } from './claim.repository';

const CODE_MS = OWNER_CODE_MINUTES * 60_000;

/** Maps a claim for the member who made it. */
export function toOwnClaim(
  { websiteUrl, byStaffAlone, sentAt, tries, facts, ...row }: ClaimRow,
  now = new Date(),
): OwnClaim {
  return {
    ...row,
    facts: toFacts(facts),
    domain: byStaffAlone ? null : websiteDomain(websiteUrl),
    code: codeOf(sentAt, tries ?? 0, now),
  };
}

export const toFacts = (facts: readonly FactJson[] | null): OwnerFact[] =>
  (facts ?? []).map(({ feature, value, saidOn }) => ({
    feature: feature as OwnerFact['feature'],
    value: value as OwnerFact['value'],
    saidOn,
  }));

function codeOf(sentAt: Date | null, tries: number, now: Date): OwnClaim['code'] {
  const ends = sentAt === null ? 0 : sentAt.getTime() + CODE_MS;
  if (ends <= now.getTime() || tries >= OWNER_CODE_TRIES) return null;
  return { endsAt: new Date(ends).toISOString(), triesLeft: OWNER_CODE_TRIES - tries };
}
