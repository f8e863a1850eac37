import { connect } from 'node:net';
import type { Answer } from '../requests/hostile-request';

const PATIENCE_MS = 15_000;

/** Sends raw bytes on a separate connection; returns the first response. */
export function sendRaw(origin: string, bytes: Buffer): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes));
    const patience = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.on('data', (chunk) => chunks.push(chunk));
    // When the server closes with unread data, the connection is reset. A response received before counts.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(patience);
      resolve(parsed(Buffer.concat(chunks).toString()));
    });
  });
}

function parsed(received: string): Answer {
  // Skips status 100 ("Continue"), which is not the final response.
  const text = received.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  return { status, headers: Object.fromEntries(headers), body: end < 0 ? text : text.slice(end + 4) };
}
