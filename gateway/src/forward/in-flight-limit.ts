import { isRead } from '../request/deadline';

const [LESS, MORE] = [0.75, 1.1];
/** A request that waits longer for its turn is refused: whoever asks again later is served sooner. Milliseconds. */
const PATIENCE_MS = 500;
/** Of the places to wait, those for what is given up first. */
const SHARE_OF_FIRST = 0.25;

/** `first`: what is typed along or looked at in passing. `never`: signing in and out, writes, what a payment provider tells. */
export type Shed = 'first' | 'later' | 'never';

const FIRST =
  /^\/api\/(?:venues\/search|search\/.*|users\/suggestions|support-services\/suggestions|activities\/feed)$/;
const NEVER = /^\/api\/auth(?:\/|$)/;

/** When a request is given up in favour of others. */
export function shedOf(method: string, path: string): Shed {
  if (!isRead(method) || NEVER.test(path)) return 'never';
  return FIRST.test(path) ? 'first' : 'later';
}

export interface LimitRule {
  readonly fewest: number;
  /** Until it is known how soon answers come. */
  readonly first: number;
  readonly most: number;
  /** What must not be refused for being too much goes beyond, as far as this. */
  readonly mostOfAll: number;
}

/**
 * How many requests run at a time, others wait for a moment and more are refused. It rises slowly while they are answered
 * soon and all places are taken, and falls fast when they are late (additive increase, multiplicative decrease).
 */
export class InFlightLimit {
  private running = 0;
  private places: number;
  private isReached = false;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly rule: LimitRule) {
    this.places = rule.first;
  }

  /** How many requests may run at a time now. */
  get limit(): number {
    return this.places;
  }

  /** Whether a request would be refused at once. */
  isFull(shed: Shed): boolean {
    if (shed === 'never') return this.running >= this.rule.mostOfAll;
    return this.isTaken && this.waiting.size >= this.places * (shed === 'first' ? SHARE_OF_FIRST : 1);
  }

  /** Whether the request may run now, or after a short wait. Each that may must `leave`. */
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

  /** Of a moment that is over: whether requests were late in it. */
  adapt(isLate: boolean): void {
    const { fewest, most } = this.rule;
    if (isLate) this.places = Math.max(fewest, Math.floor(this.places * LESS));
    else if (this.isReached) this.places = Math.min(most, Math.ceil(this.places * MORE));
    this.isReached = false;
    this.letIn();
  }

  private letIn(): void {
    for (const go of this.waiting) {
      if (this.running >= this.places) return;
      go();
    }
  }

  /** Whoever waits goes before whoever comes. */
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
