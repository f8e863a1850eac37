import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip';

const OURS: readonly Coding[] = ['br', 'gzip'];
// Browsers send a handful of texts; a stranger may send others.
const known = new LRUCache<string, Coding | 'identity'>({ max: 200 });

/** How an answer may be packed for a client that sent this Accept-Encoding: the smaller way that it takes, or null. */
export function codingOf(accepts: string | string[] | undefined): Coding | null {
  if (accepts === undefined) return null;
  const header = String(accepts);
  let coding = known.get(header);
  if (!coding) known.set(header, (coding = negotiate(header)));
  return coding === 'identity' ? null : coding;
}

/** For files that are kept packed in this one way. */
export const acceptsGzip = (accepts: string | string[] | undefined): boolean =>
  accepts !== undefined && taken(String(accepts)).includes('gzip');

const taken = (header: string) =>
  new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...OURS, 'identity']);

function negotiate(header: string): Coding | 'identity' {
  const ways = taken(header);
  if (ways[0] === 'identity') return 'identity';
  return OURS.find((coding) => ways.includes(coding)) ?? 'identity';
}
