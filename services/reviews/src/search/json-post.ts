import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

const OPTIONS = { keepAlive: true, maxSockets: 32 };
const HTTP = new HttpAgent(OPTIONS);
const HTTPS = new HttpsAgent(OPTIONS);

/**
 * Posts JSON over a keep-alive connection, head and body in one packet. The global fetch sends them separately, and
 * every search then waited 40 ms for a delayed acknowledgement. Throws on any status but 2xx and when `signal` aborts.
 */
export async function jsonPost<T>(url: URL, bearer: string, body: unknown, signal: AbortSignal): Promise<T> {
  const payload = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
  };
  return new Promise<T>((resolve, reject) => {
    const options = { method: 'POST', headers, signal };
    const isSecure = url.protocol === 'https:';
    const request = isSecure
      ? httpsRequest(url, { ...options, agent: HTTPS })
      : httpRequest(url, { ...options, agent: HTTP });
    request.on('error', reject);
    request.on('response', (response) => {
      text(response)
        .then((answer) => {
          const status = response.statusCode ?? 0;
          if (status < 200 || status > 299) throw new Error(`Meilisearch answered ${status}`);
          // The type is trusted, because our own server documents the response.
          resolve(JSON.parse(answer) as T);
        })
        .catch(reject);
    });
    request.end(payload);
  });
}
