import { PRODUCT_NAME } from '@waymark/contracts-core';
import { type OpenReport, SEVERITY_LABELS } from '@waymark/contracts-maps';
import { Feed } from 'feed';
import { FEED_LICENCE } from './feed-licence';

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
