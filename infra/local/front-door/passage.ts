import { connect, type Socket } from 'node:net';

/** One visitor's connection and the gateway that it was given to. */
export class Passage {
  /** Origin of the gateway; null until one has taken it. */
  gateway: string | null = null;
  readonly ended: Promise<void>;
  private inner: Socket | null = null;

  /** Tries the gateways in this order; the visitor's bytes wait meanwhile. */
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
