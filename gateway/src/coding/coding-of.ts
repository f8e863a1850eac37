import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip';

const OURS: readonly Coding[] = ['br', 'gzip'];
// Parsed headers. Browsers send only a few different ones, but a malicious client can send many.
const known = new LRUCache<string, readonly Coding[]>({ max: 200 });

/**
 * Returns the codings that a client with this Accept-Encoding accepts, smallest result first; none when it prefers
 * uncompressed bytes.
 */
export function codingsOf(accepts: string | string[] | undefined): readonly Coding[] {
  if (accepts === undefined) return [];
  const header = String(accepts);
  let codings = known.get(header);
  if (!codings) known.set(header, (codings = negotiate(header)));
  return codings;
}

/** Returns the best coding for that client, or null. */
export const codingOf = (accepts: string | string[] | undefined): Coding | null => codingsOf(accepts)[0] ?? null;

function negotiate(header: string): readonly Coding[] {
  // Normalises the header, because Negotiator supports neither `Q=0` nor the spaces that RFC 9110 allows around it.
  const plain = header.toLowerCase().replace(/\s*([;=])\s*/g, '$1');
  const taken = new Negotiator({ headers: { 'accept-encoding': plain } }).encodings([...OURS, 'identity']);
  return taken[0] === 'identity' ? [] : OURS.filter((coding) => taken.includes(coding));
}
