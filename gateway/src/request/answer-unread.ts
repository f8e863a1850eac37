import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { CORE_PROBLEMS, HEADERS, PROBLEM_CONTENT_TYPE, type CoreProblemCode } from '@waymark/contracts-core';
import { correlationId } from './edge-request';
import { problemOf } from './send-problem';

const FAULTS: Readonly<Record<string, CoreProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request.too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too-slow',
};

/** Returns the problem code for bytes that Node's parser rejected. */
export const faultOf = (error: NodeJS.ErrnoException): CoreProblemCode =>
  FAULTS[error.code ?? ''] ?? 'request.malformed';

/** Milliseconds for the client to read the error before the connection closes. */
const LAST_WORD_MS = 1_000;

/** Writes an error response to a bare socket that received an invalid request, and closes the connection. */
export function answerUnread(
  socket: Duplex,
  code: CoreProblemCode,
  baseHeaders: Readonly<Record<string, string>>,
  more: Record<string, string> = {},
): void {
  const id = correlationId(undefined);
  const body = JSON.stringify(problemOf(code, id));
  const headers = {
    ...baseHeaders,
    ...more,
    [HEADERS.correlationId]: id,
    'content-type': PROBLEM_CONTENT_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const { status } = CORE_PROBLEMS[code];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  endSoon(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

export function endSoon(socket: Duplex, text = ''): void {
  socket.end(text);
  setTimeout(() => socket.destroy(), LAST_WORD_MS).unref();
}
