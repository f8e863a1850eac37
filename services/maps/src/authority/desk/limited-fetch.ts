import { DeskFault } from './desk-fault';

/** From the first byte asked to the last byte read. */
const LIMIT_MS = 10_000;
const MOST_BYTES = 512 * 1024;

interface Asked {
  method: 'GET' | 'POST';
  accept: string;
  form?: URLSearchParams;
}

/**
 * What a server of somebody else's answers, as text: in time, of a size, and from the host that was asked. A redirect is not
 * followed, for only the operator says where reports go.
 */
export async function limitedFetch(url: string, { method, accept, form }: Asked, limitMs = LIMIT_MS): Promise<string> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Waymark (Open311 GeoReport v2)' },
      body: form ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await limitedText(response);
    return usable(response.status, text);
  } catch (error) {
    if (error instanceof DeskFault) throw error;
    throw new DeskFault(Object(error).name === 'TimeoutError' ? 'slow' : 'unreachable');
  }
}

function usable(status: number, text: string): string {
  if (status >= 500) throw new DeskFault('server-error');
  if (status === 429 || status === 408) throw new DeskFault('busy');
  if (status >= 400) throw new DeskFault('refused');
  if (status >= 300) throw new DeskFault('redirect');
  return text;
}

/** Counted as it comes: a length that a server tells is no limit, and what it packed is counted unpacked. */
async function limitedText({ body }: Response): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > MOST_BYTES) throw new DeskFault('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
