import { connect, type Socket } from 'node:net';

/** An endless header, a body that never arrives, and silence. */
const HELD: readonly string[] = [
  'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/reviews HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  '',
];

/** Connections that send almost nothing, a third of each kind. */
export class SlowSockets {
  /** The longest time that a connection has been held open so far, in milliseconds. */
  longest = 0;

  private constructor(private readonly sockets: readonly Socket[]) {
    for (const socket of sockets) {
      const began = performance.now();
      socket.once('close', () => (this.longest = Math.max(this.longest, performance.now() - began)));
    }
  }

  static async open(origin: string, count: number): Promise<SlowSockets> {
    const { port, hostname } = new URL(origin);
    const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
    await Promise.all(sockets.map((socket, index) => hold(socket, HELD[index % HELD.length] ?? '')));
    return new SlowSockets(sockets);
  }

  /** Connections that the server has not closed yet. */
  get open(): number {
    return this.sockets.filter((socket) => !socket.closed).length;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

function hold(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      // The server's output before it closes is irrelevant, but must be read for the close to arrive.
      socket.resume();
      socket.write(text);
      resolve();
    });
  });
}
