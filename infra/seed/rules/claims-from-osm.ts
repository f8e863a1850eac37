import type { SeedClaim, SeedClaims } from '@waymark/seed';
import type { OsmTags } from '@waymark/seed/osm';

function claimOf(value: unknown, limited: string): SeedClaim | undefined {
  if (value === 'yes' || value === 'designated') return { value: 1 };
  if (value === 'no') return { value: 2 };
  if (value === 'limited') return { value: 0, note: limited };
  return undefined;
}

/** Converts OpenStreetMap's `wheelchair` keys. "limited" is neither yes nor no, so it becomes unknown with its text. */
export function claimsFromOsm(tags: OsmTags): SeedClaims {
  const claims: SeedClaims = {};
  const access = claimOf(tags.wheelchair, 'OpenStreetMap says: limited wheelchair access.');
  const detail = tags['wheelchair:description'];
  if (access && typeof detail === 'string' && detail.trim())
    access.note = [access.note, `In the mapper's words: ${detail.trim()}`].filter(Boolean).join(' ');
  if (access) claims.WheelchairAccess = access;
  const toilets = claimOf(tags['toilets:wheelchair'], 'OpenStreetMap says: toilets usable with limits.');
  if (toilets) claims.AccessibleToilets = toilets;
  return claims;
}
