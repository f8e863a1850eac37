import type { IncomingMessage } from 'node:http';
import { mediaTypeOf, type CoreProblemCode, type OutsideRule } from '@waymark/contracts-core';
import { MAX_BODY_BYTES, hasBody } from './read-body';
import { isCrossSite } from '../security/is-cross-site';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;
const FILE_TYPE = /^multipart\/form-data\s*;/i;

/** What an address accepts besides 64 KiB of JSON from our own pages. */
export interface BodyRule {
  /** The address accepts only a form with a file of at most this many bytes. */
  readonly uploadLimit?: number | undefined;
  /** Maximum size in bytes of a body that is not a file. */
  readonly maxBytes?: number;
  /** The rule that its contract declares for outside callers. */
  readonly outside?: OutsideRule | undefined;
}

/** Returns the content types that an address accepts, for the error message. */
export const typesTaken = ({ uploadLimit, outside }: BodyRule): string =>
  outside?.rawBody?.types.join(', ') ?? (uploadLimit === undefined ? 'application/json' : 'multipart/form-data');

/** Returns why the headers of a write are rejected, or null. */
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
