import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { UploadRule } from '@waymark/contracts-core';
import { coreProblem } from '../problem/problem-exception';
import { rawBodyOf } from './accept-bodies';

const MULTIPART = 'multipart/form-data';
/** The gateway ends a slow upload; this is only the end of every wait. Milliseconds. */
const UPLOAD_REQUEST_MS = 200_000;
/** What any other body has, as in a service without uploads. Milliseconds. */
const BODY_MS = 10_000;

/**
 * Lets multipart/form-data through on the declared paths, as the unread stream: the handler gets it by
 * `@Upload()` and sets its own limits on parts. Everywhere else it stays a 415.
 */
export function acceptUploads(fastify: FastifyInstance, uploads: readonly UploadRule[]): void {
  if (uploads.length === 0) return;
  const limits = new Map(uploads.map(({ path, maxBytes }) => [path, maxBytes]));
  // One limit for the whole server: all but the uploads get their own back.
  fastify.server.requestTimeout = UPLOAD_REQUEST_MS;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!limits.has(request.routeOptions.url ?? '')) endWhenLate(request.raw);
    // A photo that waits for its turn is silent for longer than a socket may be; cut off, it would get no answer.
    else request.raw.socket.setTimeout(UPLOAD_REQUEST_MS);
    done();
  });
  fastify.addContentTypeParser(MULTIPART, (request, payload, done) => {
    const raw = rawBodyOf(request.routeOptions.config);
    if (raw?.types.includes(MULTIPART))
      return void readWhole(payload, raw.maxBytes).then((body) => done(null, body), done);
    const maxBytes = limits.get(request.routeOptions.url ?? '');
    if (maxBytes === undefined) return done(coreProblem('request.content-type'));
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return done(coreProblem('request.too-large'));
    done(null, payload);
  });
}

/** Of a route that takes it as bytes, and is no upload. */
async function readWhole(payload: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of payload) {
    size += part.length;
    if (size > maxBytes) throw coreProblem('request.too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function endWhenLate(request: IncomingMessage): void {
  const timer = setTimeout(() => void (request.complete || request.destroy()), BODY_MS).unref();
  request.once('close', () => clearTimeout(timer));
}
