import type { IncomingMessage } from 'node:http';
import { mediaTypeOf, type CoreProblemCode, type OutsideRule } from '@waymark/contracts-core';
import { MAX_BODY_BYTES, hasBody } from './read-body';
import { isCrossSite } from '../security/is-cross-site';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;
const FILE_TYPE = /^multipart\/form-data\s*;/i;

/** What an address takes besides JSON of 64 KiB from our own pages. */
export interface BodyRule {
  /** A file of so many bytes, as a form, in place of anything else. */
  readonly uploadLimit?: number | undefined;
  /** Most bytes of a body that is no file. */
  readonly maxBytes?: number;
  /** What its contract declares for outside callers. */
  readonly outside?: OutsideRule | undefined;
}

/** What an address takes, to be said to who sent something else. */
export const typesTaken = ({ uploadLimit, outside }: BodyRule): string =>
  outside?.rawBody?.types.join(', ') ?? (uploadLimit === undefined ? 'application/json' : 'multipart/form-data');

/** Why a write is refused by its headers alone, or null. */
export function refusalOf(
  req: IncomingMessage,
  ownOrigins: ReadonlySet<string>,
  { uploadLimit, maxBytes, outside }: BodyRule = {},
): CoreProblemCode | null {
  if (!outside?.crossSite && isCrossSite(req.headers, ownOrigins)) return 'request.cross-site';
  if (!hasBody(req)) return null;
  const type = req.headers['content-type'] ?? '';
  const raw = outside?.rawBody;
  const fits = raw
    ? raw.types.includes(mediaTypeOf(type))
    : (uploadLimit === undefined ? JSON_TYPE : FILE_TYPE).test(type);
  if (!fits) return 'request.content-type';
  const limit = raw?.maxBytes ?? uploadLimit ?? maxBytes ?? MAX_BODY_BYTES;
  return Number(req.headers['content-length'] ?? 0) > limit ? 'request.too-large' : null;
}
