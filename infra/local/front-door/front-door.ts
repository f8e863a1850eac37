import { createServer, type Server, connect, type Socket } from 'node:net';

/** One visitor's connection and its gateway. */
class Passage {
  /** Origin of the gateway; null until one has accepted. */
  gateway: string | null = null;
  readonly ended: Promise<void>;
  private inner: Socket | null = null;

  /** Tries the gateways in this order; the visitor's bytes are buffered meanwhile. */
  constructor(
    private readonly visitor: Socket,
    gateways: readonly string[],
  ) {
    this.ended = new Promise((resolve) => visitor.once('close', () => resolve()));
    visitor.on('error', () => this.cut());
    visitor.once('close', () => this.inner?.destroy());
    this.tryNext([...gateways]);
  }

  cut(): void {
    this.visitor.destroy();
    this.inner?.destroy();
  }

  private tryNext(left: string[]): void {
    const origin = left.shift();
    if (origin === undefined || this.visitor.destroyed) return this.cut();
    const { hostname, port } = new URL(origin);
    const inner = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true });
    this.inner = inner;
    this.gateway = origin;
    const refused = () => this.tryNext(left);
    inner.once('error', refused);
    inner.once('connect', () => {
      inner.off('error', refused);
      inner.on('error', () => this.cut());
      inner.once('close', () => this.visitor.destroySoon());
      this.visitor.pipe(inner);
      inner.pipe(this.visitor);
    });
  }
}
const EVERY_MS = 500;
const PATIENCE_MS = 1_000;
/** A single slow response does not mean that a gateway is down. */
const SILENT_TIMES = 3;

/** Checks twice a second whether each gateway is alive. */
class GatewayWatch {
  private readonly missed = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly gateways: () => readonly string[],
    /** Called once when a gateway stops responding: its connections are dead. */
    private readonly onSilent: (origin: string) => void,
  ) {
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  /** A gateway that was not checked yet counts as healthy. */
  isWell(origin: string): boolean {
    return (this.missed.get(origin) ?? 0) < SILENT_TIMES;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const origins = this.gateways();
    for (const known of this.missed.keys()) if (!origins.includes(known)) this.missed.delete(known);
    await Promise.all(origins.map((origin) => this.ask(origin)));
  }

  private async ask(origin: string): Promise<void> {
    const lives = await fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      (answer) => answer.ok,
      () => false,
    );
    const missed = lives ? 0 : (this.missed.get(origin) ?? 0) + 1;
    this.missed.set(origin, missed);
    if (missed === SILENT_TIMES) this.onSilent(origin);
  }
}

export interface FrontDoorPlan {
  host: string;
  port: number;
  /** Returns the origins of the running gateways. */
  gateways: () => readonly string[];
}

/**
 * One port in front of several gateways, like a load balancer in production. It forwards bytes without reading them. A
 * new connection goes to the gateway with the fewest, or to another when that one refuses. Each connection stays with
 * one gateway.
 */
export async function openFrontDoor({
  host,
  port,
  gateways,
}: FrontDoorPlan): Promise<{ port: number; close(): Promise<void> }> {
  const passages = new Set<Passage>();
  const watch = new GatewayWatch(gateways, (silent) => {
    for (const passage of passages) if (passage.gateway === silent) passage.cut();
  });
  const inOrder = () => {
    const taken = (origin: string) => [...passages].filter(({ gateway }) => gateway === origin).length;
    const all = [...gateways()].sort((one, other) => taken(one) - taken(other));
    return [...all.filter((origin) => watch.isWell(origin)), ...all.filter((origin) => !watch.isWell(origin))];
  };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (visitor) => {
    const passage = new Passage(visitor, inOrder());
    passages.add(passage);
    passage.ended.then(
      () => passages.delete(passage),
      () => undefined,
    );
  });
  await listen(server, port, host);
  const close = async () => {
    watch.stop();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const passage of passages) passage.cut();
    await closed;
  };
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : port, close };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
