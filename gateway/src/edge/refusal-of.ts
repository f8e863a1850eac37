import type { IncomingMessage } from 'node:http';
import type { CoreProblemCode } from '@waymark/contracts-core';
import { MAX_BODY_BYTES } from '../forward/read-body';
import { isCrossSite } from '../security/is-cross-site';
import { hasBody } from './has-body';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;
const FILE_TYPE = /^multipart\/form-data\s*;/i;

/** Why a write is refused by its headers alone, or null. `uploadLimit`: the path takes a file of so many bytes; `maxBytes`: of anything else. */
export function refusalOf(
  req: IncomingMessage,
  ownOrigins: ReadonlySet<string>,
  uploadLimit?: number,
  maxBytes = MAX_BODY_BYTES,
): CoreProblemCode | null {
  if (isCrossSite(req.headers, ownOrigins)) return 'request.cross-site';
  if (!hasBody(req)) return null;
  const type = uploadLimit === undefined ? JSON_TYPE : FILE_TYPE;
  if (!type.test(req.headers['content-type'] ?? '')) return 'request.content-type';
  return Number(req.headers['content-length'] ?? 0) > (uploadLimit ?? maxBytes) ? 'request.too-large' : null;
}
