import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { accountProblem } from '../../support/account-problem';
import { hashPassword, verifyPassword } from './password-hash';

const RUNNING_MAX = 2;
const WAITING_MAX = 20;

/** Thrown when the queue is full. */
export class HashQueueFull extends Error {}

/** Runs two hashes at a time: each takes a core for 20 ms and 19 MiB, and other requests need that core too. */
export class HashQueue {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < RUNNING_MAX) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= WAITING_MAX) throw new HashQueueFull();
    await new Promise<void>((go) => this.waiting.push(go));
  }

  // Passes the slot directly to a waiting task, so that no new one can take it first.
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}

/** Creates and checks password hashes without starving the rest of the process. */
@Injectable()
export class PasswordHasher {
  private readonly queue = new HashQueue();
  private decoy: Promise<string> | null = null;

  constructor(@Inject(CONFIG) private readonly config: AccountConfig) {}

  hash(password: string): Promise<string> {
    return this.inQueue(() => hashPassword(password, this.config.PASSWORD_PEPPER));
  }

  /**
   * Without a stored hash, checks a fixed one and returns false, so an unknown account takes as long as a known one.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.decoyHash());
    const isRight = await this.inQueue(() => verifyPassword(against, password, this.config.PASSWORD_PEPPER));
    return stored !== null && isRight;
  }

  /** Hashes the decoy password at startup. Otherwise the first login to an unknown account would take twice as long. */
  async onModuleInit(): Promise<void> {
    await this.decoyHash();
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hashPassword('nobody has this password', this.config.PASSWORD_PEPPER);
    return this.decoy;
  }

  private async inQueue<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.queue.run(work);
    } catch (error) {
      if (!(error instanceof HashQueueFull)) throw error;
      throw accountProblem('auth.busy', { retryAfterSeconds: 2 });
    }
  }
}
