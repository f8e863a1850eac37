import { mergeFeature, placePath, type Claim } from '@waymark/contracts-reviews';
import type { DumpRow } from './dump-row';

/** One line of a dump; `licence` null marks visitor counts. */
export interface DumpLine {
  licence: string | null;
  line: string;
  isPlace: boolean;
  facts: number;
  /** IDs of the lists that the line comes from. */
  sources: string[];
}

/**
 * Splits a venue into one line per licence. Only the licence of the venue's own list gets the place itself. Lines of
 * other licences contain only our ID and their facts, so that no licensed row ends up in another licence's file.
 */
export function dumpLines(row: DumpRow, origin = ''): DumpLine[] {
  const byLicence = new Map<string, DumpRow['facts']>();
  if (row.licence && row.source) byLicence.set(row.licence, []);
  // Leaves out facts without a licence.
  for (const fact of row.facts)
    if (fact.licence) byLicence.set(fact.licence, [...(byLicence.get(fact.licence) ?? []), fact]);
  const page = origin + placePath(row);
  const lines = [...byLicence].map(([licence, facts]) => sourceLine(row, licence, facts, page));
  return [...lines, ...visitorLine(row, page)];
}

function sourceLine(row: DumpRow, licence: string, facts: DumpRow['facts'], page: string): DumpLine {
  const isPlace = row.licence === licence && row.source !== null;
  const said = facts.map(({ licence: _, note, amount, unit, ...fact }) => ({
    ...fact,
    ...(note !== null && { note }),
    ...(amount !== null && { amount, unit }),
  }));
  const properties = { page, ...(isPlace && placeOf(row)), ...(said.length > 0 && { facts: said }) };
  const sources = facts.map(({ source }) => source);
  return {
    licence,
    line: lineOf(row.id, isPlace ? pointOf(row) : null, properties),
    isPlace,
    facts: facts.length,
    sources: isPlace && row.source ? [row.source, ...sources] : sources,
  };
}

function placeOf(row: DumpRow) {
  const { name, category, kind, address, postcode, city, country, countryCode, website, isApproximate } = row;
  const { source, sourceId, retrieved, dated, lastListed } = row;
  const where = { address, postcode, city, country, countryCode, website };
  return {
    name,
    category,
    kind,
    ...where,
    position: row.latitude === null ? null : isApproximate ? 'approximate' : 'exact',
    source,
    sourceId,
    retrieved,
    dated,
    lastListed,
  };
}

function pointOf({ latitude, longitude }: DumpRow) {
  return latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] };
}

/** Contains only counts and days: no text, name or ID of a member. */
function visitorLine(row: DumpRow, page: string): DumpLine[] {
  const { counts, status, statusSince, reviewCount, averageRating } = row;
  if (counts.length === 0 && reviewCount === 0 && status === null) return [];
  const features = counts.map(({ feature, claim, agrees, disagrees, newest }) => {
    const { yes, no, state } = mergeFeature({ claim: claim as Claim, agrees, disagrees });
    return { feature, yes, no, state, newest };
  });
  const said = features.filter(({ yes, no }) => yes + no > 0);
  const properties = { page, ...(status && { status, statusSince }), reviewCount, averageRating, features: said };
  return [{ licence: null, line: lineOf(row.id, null, properties), isPlace: true, facts: said.length, sources: [] }];
}

const lineOf = (id: number, geometry: object | null, properties: object): string =>
  JSON.stringify({ type: 'Feature', id, geometry, properties });
