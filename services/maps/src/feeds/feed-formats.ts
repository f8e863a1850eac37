import { PRODUCT_NAME } from '@waymark/contracts-core';
import { type OpenReport, SEVERITY_LABELS } from '@waymark/contracts-maps';
import { stringify } from 'csv-stringify/sync';
import { Feed } from 'feed';

/**
 * Licence of published report facts: positions, types and counts, which people contributed for that purpose; never
 * their text.
 */
export const FEED_LICENCE = {
  licence: 'CC-BY-4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: `Footpath reports from ${PRODUCT_NAME}; place names by GeoNames`,
} as const;

/** Returns reports as an Atom feed (RFC 4287). Its content changes only when a report does, so its ETag stays valid. */
export function reportAtom(reports: readonly OpenReport[], address: string): string {
  const feed = new Feed({
    id: address,
    title: 'Footpath problems',
    link: new URL('/footpath-mapping', address).href,
    feedLinks: { atom: address },
    updated: new Date(Math.max(0, ...reports.map((report) => changedAt(report).getTime()))),
    generator: false,
    author: { name: PRODUCT_NAME },
    copyright: `${FEED_LICENCE.attribution}. ${FEED_LICENCE.licence}: ${FEED_LICENCE.licenceUrl}`,
  });
  for (const report of reports) {
    const { issue, issueType, severity, nearestPlace, url, createdAt } = report.properties;
    feed.addItem({
      id: url,
      link: url,
      title: `${issue} (${SEVERITY_LABELS[severity].toLowerCase()}): ${nearestPlace}`,
      description: sentence(report),
      category: [{ name: issue, term: issueType }],
      published: new Date(createdAt),
      date: changedAt(report),
    });
  }
  return feed.atom1();
}

function changedAt({ properties: { createdAt, lastVerifiedAt, resolvedAt } }: OpenReport): Date {
  return new Date([createdAt, lastVerifiedAt ?? '', resolvedAt ?? ''].toSorted().at(-1) ?? createdAt);
}

function sentence({ geometry: { coordinates }, properties: { status, verificationCount } }: OpenReport): string {
  const [longitude, latitude] = coordinates;
  const where = `At ${latitude.toFixed(5)}, ${longitude.toFixed(5)}.`;
  return `${status === 'open' ? 'Open' : 'Resolved'}; ${seenWords(verificationCount)}. ${where}`;
}

function seenWords(count: number): string {
  if (count === 0) return 'nobody else has confirmed it yet';
  return count === 1 ? '1 other person saw it' : `${count} other people saw it`;
}

/** Text that a spreadsheet would treat as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns reports as CSV (RFC 4180). Text that a spreadsheet would treat as a formula starts with an apostrophe;
 * numbers stay numbers.
 */
export function reportCsv(reports: readonly OpenReport[]): string {
  const rows = reports.map(({ id, geometry: { coordinates }, properties }) => {
    const [longitude, latitude] = coordinates;
    return { id, latitude, longitude, ...properties, licence: FEED_LICENCE.licence };
  });
  return stringify(rows, {
    header: true,
    record_delimiter: 'windows',
    columns: [...COLUMNS],
    cast: { string: (text) => (FORMULA.test(text) ? `'${text}` : text) },
  });
}

const COLUMNS = [
  'id',
  'latitude',
  'longitude',
  'issueType',
  'issue',
  'severity',
  'status',
  'nearestPlace',
  'verificationCount',
  'lastVerifiedAt',
  'createdAt',
  'resolvedAt',
  'url',
  'licence',
] as const;
