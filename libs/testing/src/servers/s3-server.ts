import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEYS = { accessKey: 'test-access', secretKey: 'test-secret' };
const BUCKET = 'photos';

export interface S3Server {
  endpoint: string;
  bucket: string;
  objects: Map<string, Buffer>;
  /** Number of requests with an invalid signature. */
  refused: number;
  close(): Promise<void>;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Starts a server for the part of S3 that photo storage uses: signed PUT, GET, DELETE and HEAD in a bucket. It
 * verifies every signature.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((req, res) => {
    void readBody(req).then((body) => {
      const answer = isSigned(req, body)
        ? serve(req, body, objects)
        : ((own.refused += 1), { status: 403, body: fault('SignatureDoesNotMatch') });
      res.writeHead(answer.status, {
        'content-length': answer.body.length,
        'content-type': answer.status < 300 ? 'image/webp' : 'application/xml',
      });
      res.end(req.method === 'HEAD' ? undefined : answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own: S3Server = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: BUCKET,
    objects,
    refused: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return own;
}

function serve({ method, url = '' }: IncomingMessage, body: Buffer, objects: Map<string, Buffer>) {
  const [, bucket, ...rest] = decodeURIComponent(url.split('?')[0] ?? '').split('/');
  const key = rest.join('/');
  if (bucket !== BUCKET) return { status: 404, body: fault('NoSuchBucket') };
  if (method === 'PUT') objects.set(key, body);
  if (method === 'DELETE') objects.delete(key);
  if (method === 'DELETE') return { status: 204, body: Buffer.alloc(0) };
  if (method !== 'GET') return { status: 200, body: Buffer.alloc(0) };
  const found = objects.get(key);
  return found ? { status: 200, body: found } : { status: 404, body: fault('NoSuchKey') };
}

const fault = (code: string) =>
  Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** Checks signature version 4 in the Authorization header. */
function isSigned(req: IncomingMessage, body: Buffer): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    );
  const [, access, day = '', region = '', signedHeaders = '', signature = ''] = match ?? [];
  const payload = String(req.headers['x-amz-content-sha256']);
  if (access !== S3_KEYS.accessKey || (payload !== sha256(body) && payload !== 'UNSIGNED-PAYLOAD')) return false;
  const [path = '', query = ''] = (req.url ?? '').split('?');
  const sortedQuery = query
    .split('&')
    .filter(Boolean)
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(req.headers[name]).trim()}\n`)
    .join('');
  const canonical = [req.method, path, sortedQuery, headers, signedHeaders, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    (before, part) => hmac(before, part),
    hmac(hmac(`AWS4${S3_KEYS.secretKey}`, day), region),
  );
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
}

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
