import { connect, type Socket } from 'node:net';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

const SOCKETS = 300;
const HELD: readonly string[] = [
  'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/reviews HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  '',
];

let gateway: TestGateway;
beforeAll(async () => {
  const services = { reviews: serviceEntry('reviews', 'http://127.0.0.1:1', '/api/reviews') };
  gateway = await startTestGateway({ services }, { RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => gateway.close());

function hold(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.resume().on('close', () => resolve());
    socket.on('error', () => undefined);
  });
}

describe('clients that say nothing, or almost nothing', () => {
  it('lose their sockets within 12 s, and nobody else notices', async () => {
    const started = performance.now();
    const port = Number(new URL(gateway.origin).port);
    const held = Promise.all(Array.from({ length: SOCKETS }, (_, index) => hold(port, HELD[index % HELD.length]!)));
    const honest = performance.now();
    expect((await fetch(`${gateway.origin}/api/health`)).status).toBe(200);
    expect(performance.now() - honest).toBeLessThan(1_000);
    await held;
    expect(performance.now() - started).toBeLessThan(12_000);
  }, 25_000);
});
