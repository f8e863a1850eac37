import fc from 'fast-check';
import type { Role } from '@waymark/contracts-core';
import type { Target } from '../targets/target';
import { hostileBody } from './hostile-body';
import { FILE_TYPE, hostileFile } from './hostile-file';
import { hostileContentType, hostileHeaders } from './hostile-headers';
import { hostilePath } from './hostile-path';
import type { HostileRequest } from './hostile-request';

const ROLES: readonly Role[] = ['visitor', 'member', 'moderator', 'admin'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK'];
const READS = ['GET', 'HEAD'];

/** Requests to a target: mostly from a permitted role, with the right method. */
export function requestFor(target: Target): fc.Arbitrary<HostileRequest> {
  const allowed = ROLES.slice(ROLES.indexOf(target.access));
  const as = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...allowed) },
    { weight: 1, arbitrary: fc.constantFrom(...ROLES) },
  );
  const method = fc.oneof(
    { weight: 20, arbitrary: fc.constant(target.method) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  );
  return fc
    .tuple(as, method, hostilePath(target), hostileHeaders, content(target))
    .map(([role, verb, path, headers, { type, body }]) => {
      const carries = body !== null && !READS.includes(verb);
      return {
        target,
        as: role,
        method: verb,
        path,
        headers: carries && type !== '' ? { ...headers, 'content-type': type } : headers,
        body: carries ? body : null,
      };
    });
}

function content({ body, method }: Target): fc.Arbitrary<{ type: string; body: Buffer | null }> {
  if (body?.kind === 'file') return fc.record({ type: hostileContentType(FILE_TYPE), body: hostileFile(body.schema) });
  const json = hostileBody(body?.schema ?? {}).map((text): Buffer | null => Buffer.from(text));
  // Endpoints without a body sometimes get one anyway.
  const given = body
    ? json
    : fc.oneof(
        { weight: 8, arbitrary: fc.constant(null) },
        { weight: READS.includes(method) ? 0 : 1, arbitrary: json },
      );
  return fc.record({ type: hostileContentType('application/json'), body: given });
}
