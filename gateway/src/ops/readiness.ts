import { probe } from '../forward/fetch-json';
import type { Upstreams } from '../forward/upstreams';

type Part = 'up' | 'down';

export interface ReadinessReport {
  status: 'ok' | 'degraded' | 'down';
  parts: Record<string, Part>;
}

export interface ReadinessParts {
  natsUp: () => boolean;
  redis: { ping(): Promise<unknown> };
  upstreams: Upstreams;
  /** Whether a registry is loaded, live or from the snapshot. */
  hasRegistry: () => boolean;
}

const TIMEOUT_MS = 500;

/** Reports which dependencies work. The gateway is `down` only when it has nothing to serve or is stopping. */
export class Readiness {
  private stopping = false;

  constructor(private readonly parts: ReadinessParts) {}

  stop(): void {
    this.stopping = true;
  }

  /** Whether this gateway can serve; sends no queries. */
  get isReady(): boolean {
    return !this.stopping && this.parts.hasRegistry();
  }

  async report(): Promise<ReadinessReport> {
    const services = this.parts.upstreams.all();
    const checks: [string, Promise<boolean>][] = [
      ['nats', Promise.resolve(this.parts.natsUp())],
      [
        'redis',
        this.parts.redis.ping().then(
          () => true,
          () => false,
        ),
      ],
      ...services.map(({ slice, members }): [string, Promise<boolean>] => {
        const asked = members.map((member) => probe(member, '/health/ready', TIMEOUT_MS));
        return [slice, Promise.any(asked.map(isWell)).catch(() => false)];
      }),
    ];
    const parts: Record<string, Part> = {};
    for (const [name, check] of checks) parts[name] = (await check) ? 'up' : 'down';
    if (!this.isReady) return { status: 'down', parts };
    return { status: Object.values(parts).includes('down') ? 'degraded' : 'ok', parts };
  }
}

async function isWell(asked: Promise<{ status: number }>): Promise<boolean> {
  const { status } = await asked;
  if (status !== 200) throw new Error(`status ${status}`);
  return true;
}
