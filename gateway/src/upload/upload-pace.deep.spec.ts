import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { patient } from '@waymark/testing';
import { gatewayBefore } from '../../test/gateway-before';

const PATH = '/api/reviews/photos';
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=b' };
const edge = gatewayBefore((req, res) => void req.resume().on('end', () => res.writeHead(201).end()), {
  manifest: { uploads: [{ path: PATH, maxBytes: 1_000_000 }] },
});

describe('the pace of an upload', () => {
  it('may be slow: 9 s for a file that keeps coming, where other bodies have 7', async () => {
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(edge.gateway.origin + PATH, { method: 'POST', headers: FORM }, (res) =>
        resolve(res.resume().statusCode),
      );
      request.on('error', reject);
      let sent = 0;
      const timer = setInterval(() => {
        request.write(Buffer.alloc(16 * 1024));
        sent += 1;
        if (sent < 9) return;
        clearInterval(timer);
        request.end();
      }, 1_000);
    });
    expect(await answered).toBe(201);
  }, 30_000);

  it('has a minimum: 60 silent or slow sockets get an error and are closed within 12 s', async () => {
    const port = Number(new URL(edge.gateway.origin).port);
    const started = performance.now();
    const closed = Array.from({ length: 60 }, (_, index) => hold(port, index % 2 === 0));
    const answers = await Promise.all(closed);
    expect(performance.now() - started).toBeLessThan(patient(12_000));
    // Sixteen at once have a connection of the service; the others are asked to come back.
    expect(answers.filter((text) => text.startsWith('HTTP/1.1 408'))).toHaveLength(16);
    expect(answers.filter((text) => text.startsWith('HTTP/1.1 503'))).toHaveLength(44);
  }, 20_000);
});

function hold(port: number, dribbles: boolean): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n-`;
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    const timer = dribbles ? setInterval(() => socket.write('x'), 500) : undefined;
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer);
        resolve(text);
      });
  });
}
