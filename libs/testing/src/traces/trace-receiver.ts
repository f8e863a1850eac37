import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readOtlp } from './read-otlp';
import type { ReceivedSpan } from './received-span';

/** A collector for tests: stores every span that it receives (OTLP over HTTP, JSON). */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** The raw bodies, to search for what must not be in them. */
  readonly bodies: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    // A broken or invalid request is still completed; its error would go unnoticed otherwise.
    this.take(request).then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      () => response.writeHead(400).end(),
    );
  });

  /** `port` 0: any free port. */
  static async start(port = 0): Promise<TraceReceiver> {
    const receiver = new TraceReceiver();
    await new Promise<void>((resolve, reject) =>
      receiver.server.once('error', reject).listen(port, '127.0.0.1', resolve),
    );
    return receiver;
  }

  private async take(request: IncomingMessage): Promise<void> {
    const body = await text(request);
    this.bodies.push(body);
    this.spans.push(...readOtlp(body));
  }

  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
