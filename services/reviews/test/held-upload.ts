import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { HEADERS } from '@waymark/contracts-core';
import { identityToken, type ReviewsService } from './reviews-service';

const PART = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

/** An upload that says it has 100 KB to send, sends half of them and stays. */
export async function holdUpload({ origin }: ReviewsService, as: number): Promise<Socket> {
  const { host, hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    'POST /api/reviews/photos HTTP/1.1',
    `Host: ${host}`,
    `${HEADERS.identity}: ${await identityToken(as)}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--b\r\n${PART}`);
  socket.write(Buffer.alloc(50_000, 7));
  return socket;
}
