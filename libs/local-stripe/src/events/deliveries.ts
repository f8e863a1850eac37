import { createHmac } from 'node:crypto';
import type { LocalDelivery } from '../store/objects';
import type { World } from '../world';

/** Returns the header `Stripe-Signature` for this payload at this time. */
export function signatureHeader(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const MOST_ATTEMPTS = 40;
const PATIENCE_MS = 10_000;
const AT_ONCE = 8;

/** Delivers events to the webhook until it responds with success, with the configured faults. */
export class Deliveries {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly waiting: string[] = [];
  private readonly running = new Set<Promise<void>>();
  private isOver = false;

  constructor(
    private readonly world: World,
    private readonly secret: string,
    private readonly webhookUrl: string | undefined,
    private readonly random: () => number,
  ) {}

  /** Resumes deliveries that were pending when the process ended. */
  resume(): void {
    const open = this.world.store.all('local.delivery').filter(({ state }) => state === 'waiting');
    open.forEach(({ id }) => this.later(id, 0));
  }

  /** Decides how each new event is delivered. */
  send(ids: readonly string[]): void {
    const { lost = 0, late = 0, doubled = 0, shuffledMs = 0 } = this.world.manner.webhooks;
    for (const id of ids) {
      const fate = this.random();
      if (fate < lost) this.mark(id, { state: 'lost' });
      else if (fate < lost + late) this.mark(id, { state: 'late' });
      else {
        this.later(id, this.random() * shuffledMs);
        if (this.random() < doubled) this.later(id, this.random() * shuffledMs);
      }
    }
  }

  /** Sends the event again, whatever its state. */
  again(id: string): void {
    this.world.need('event', id);
    this.mark(id, { state: 'waiting' });
    this.later(id, 0);
  }

  releaseLate(): number {
    const late = this.world.store.all('local.delivery').filter(({ state }) => state === 'late');
    late.forEach(({ id }) => this.again(id));
    return late.length;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.timers.forEach(clearTimeout);
    await Promise.allSettled(this.running);
  }

  private later(id: string, afterMs: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.waiting.push(id);
      this.next();
    }, afterMs);
    this.timers.add(timer);
  }

  private next(): void {
    while (!this.isOver && this.running.size < AT_ONCE) {
      const id = this.waiting.shift();
      if (id === undefined) return;
      const attempt = this.attempt(id).finally(() => {
        this.running.delete(attempt);
        this.next();
      });
      this.running.add(attempt);
    }
  }

  private async attempt(id: string): Promise<void> {
    const url = this.world.manner.webhookUrl ?? this.webhookUrl;
    const event = this.world.store.get('event', id);
    if (!event) return;
    // Without a webhook URL, the event counts as lost.
    if (url === undefined) return this.mark(id, { state: 'lost' });
    const payload = JSON.stringify(event, null, 2);
    const hasArrived = await this.post(url, payload);
    if (this.isOver) return;
    const attempts = (this.world.store.get('local.delivery', id)?.attempts ?? 0) + 1;
    if (hasArrived) this.mark(id, { attempts, state: 'delivered' });
    else if (attempts >= MOST_ATTEMPTS) this.mark(id, { attempts, state: 'lost' });
    else {
      this.mark(id, { attempts });
      this.later(id, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1)));
    }
  }

  private async post(url: string, payload: string): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(payload, this.secret, Math.floor(Date.now() / 1000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  private mark(id: string, change: Partial<Omit<LocalDelivery, 'id' | 'object'>>): void {
    const before = this.world.need('local.delivery', id);
    this.world.store.put({ ...before, ...change });
    this.world.commit();
  }
}
