import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { CONFIG } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { accountProblem } from '../../support/account-problem';

/** Checks whether a stored hash uses weaker parameters than today's. */
export function needsRehash(stored: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  if (!found) return true;
  const [memory, time] = [Number(found[1]), Number(found[2])];
  return memory < HASH_PARAMETERS.memoryCost || time < HASH_PARAMETERS.timeCost;
}

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const HASH_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Normalises a password with NFKC and adds the pepper. Keyboards and systems encode the same character differently.
function peppered(password: string, pepper: string): string {
  return createHmac('sha256', pepper).update(password.normalize('NFKC')).digest('base64');
}

/** Returns an argon2id hash in the PHC string format. */
export function hashPassword(password: string, pepper: string): Promise<string> {
  return hash(peppered(password, pepper), HASH_PARAMETERS);
}

export function verifyPassword(stored: string, password: string, pepper: string): Promise<boolean> {
  return verify(stored, peppered(password, pepper));
}

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
