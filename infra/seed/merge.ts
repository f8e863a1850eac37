import type { Candidate } from './candidate';
import { distinctAltNames } from './rules/alt-names';
import { distanceMetres } from './rules/distance';
import { normaliseName } from './rules/normalise-name';
import { mayTakeFields } from './rules/share-alike';

/** The product's rule for "the same venue": the same normalised name within this distance. */
const SAME_PLACE_METRES = 150;

export interface MergedCandidate extends Candidate {
  licence: string;
  mergedFrom: string[];
}

/**
 * Sources sometimes copy an identifier to a wrong row (Lecco's to Fognano, 200 km away), so equal identifiers must
 * also be close.
 */
const SAME_ID_METRES = 1_000;

/** Words that only repeat the kind in a station's name: "Bergen stasjon" is "Bergen", "Pama Bahnhof" is "Pama". */
const STATION_WORDS = / (?:stasjon|station|bahnhof|bahnhst|asema|gare)$/;

function nameKey({ name, kind, countryCode }: Candidate): string {
  const normalised = normaliseName(name) || name;
  return `${countryCode}|${kind === 'railway_station' ? normalised.replace(STATION_WORDS, '') : normalised}`;
}

const keyOf = ({ source, sourceId }: Candidate) => `${source}:${sourceId}`;

function absorb(winner: MergedCandidate, loser: MergedCandidate): void {
  winner.mergedFrom.push(keyOf(loser), ...loser.mergedFrom);
  if (!mayTakeFields(winner.licence, loser.licence)) return;
  winner.altNames = distinctAltNames(winner.name, [...winner.altNames, loser.name, ...loser.altNames]);
  winner.code ??= loser.code;
  winner.address ??= loser.address;
  winner.websiteUrl ??= loser.websiteUrl;
}

/**
 * Merges rows into one per real place. Rows come in order of precedence; a later row with a shared identifier, or the
 * same name within 150 m, is merged into the earlier one. Does not change the input.
 */
export function mergeCandidates(rows: Candidate[], licenceOf: (source: string) => string): MergedCandidate[] {
  const kept: MergedCandidate[] = [];
  const byId = new Map<string, MergedCandidate>();
  const byName = new Map<string, MergedCandidate[]>();
  for (const row of rows) {
    const merged: MergedCandidate = { ...row, licence: licenceOf(row.source), mergedFrom: [...(row.alsoFrom ?? [])] };
    const name = nameKey(row);
    const namesakes = byName.get(name) ?? [];
    const winner =
      row.ids.map((id) => byId.get(id)).find((other) => other && distanceMetres(other, row) <= SAME_ID_METRES) ??
      namesakes.find((other) => distanceMetres(other, row) <= SAME_PLACE_METRES);
    if (winner) absorb(winner, merged);
    else {
      kept.push(merged);
      byName.set(name, [...namesakes, merged]);
    }
    for (const id of row.ids) if (!byId.has(id)) byId.set(id, winner ?? merged);
  }
  return kept;
}
