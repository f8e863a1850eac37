import { isRead } from '../request/deadline';

const [LESS, MORE] = [0.75, 1.1];
/** Milliseconds that a request may wait in the queue. Under overload, early refusals keep the other responses fast. */
const PATIENCE_MS = 500;
/** Milliseconds in the queue above which the limit falls. */
export const LATE_MS = 40;
/** Share of the queue that `first` requests may use. */
const SHARE_OF_FIRST = 0.25;

/**
 * Order in which requests are refused. `first`: suggestions and feeds. `never`: sign-in, sign-out, writes and payment
 * webhooks.
 */
export type Shed = 'first' | 'later' | 'never';

const FIRST =
  /^\/api\/(?:venues\/search|search\/.*|users\/suggestions|support-services\/suggestions|activities\/feed)$/;
const NEVER = /^\/api\/auth(?:\/|$)/;

/** Returns when a request is refused in favour of others. */
export function shedOf(method: string, path: string): Shed {
  if (!isRead(method) || NEVER.test(path)) return 'never';
  return FIRST.test(path) ? 'first' : 'later';
}

export interface LimitRule {
  readonly fewest: number;
  readonly atStart: number;
  readonly most: number;
  /** The limit for `never` requests. */
  readonly mostOfAll: number;
}

/**
 * Limits how many requests run at a time. A few more wait briefly; the rest are refused. The limit falls fast while
 * responses are late, and rises slowly while they are on time and all places are taken.
 */
export class InFlightLimit {
  private running = 0;
  private places: number;
  private isReached = false;
  private isLate = false;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly rule: LimitRule) {
    this.places = rule.atStart;
  }

  get limit(): number {
    return this.places;
  }

  /** Checks whether a request would be refused immediately. */
  isFull(shed: Shed): boolean {
    if (shed === 'never') return this.running >= this.rule.mostOfAll;
    return this.isTaken && this.waiting.size >= this.places * (shed === 'first' ? SHARE_OF_FIRST : 1);
  }

  /** Resolves to true when the request may run, now or after a short wait. Each admitted request must call `leave`. */
  enter(shed: Shed): boolean | Promise<boolean> {
    this.isReached ||= this.isTaken;
    if (this.isFull(shed)) return false;
    if (this.isTaken && shed !== 'never') return this.wait();
    this.running += 1;
    return true;
  }

  leave(): void {
    this.running -= 1;
    this.letIn();
  }

  /** Reports how many milliseconds a request waited before it was read; the next `adapt` takes it into account. */
  waited(ms: number): void {
    this.isLate ||= ms > LATE_MS;
  }

  /** Adjusts the limit; call it regularly. `isLate`: responses were late since the last call. */
  adapt(isLate: boolean): void {
    const { fewest, most } = this.rule;
    if (isLate || this.isLate) this.places = Math.max(fewest, Math.floor(this.places * LESS));
    else if (this.isReached) this.places = Math.min(most, Math.ceil(this.places * MORE));
    [this.isReached, this.isLate] = [false, false];
    this.letIn();
  }

  private letIn(): void {
    for (const go of this.waiting) {
      if (this.running >= this.places) return;
      go();
    }
  }

  /** True if the limit is reached or requests are queued, because queued requests go before new ones. */
  private get isTaken(): boolean {
    return this.running >= this.places || this.waiting.size > 0;
  }

  private wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (mayGo: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(go);
        resolve(mayGo);
      };
      const go = () => {
        this.running += 1;
        end(true);
      };
      const timer = setTimeout(() => end(false), PATIENCE_MS);
      this.waiting.add(go);
    });
  }
}
