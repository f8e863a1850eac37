import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CircuitBreaker } from '@waymark/edge-kit';
import { CONFIG, LOG, type Log, ProblemException, remainingMs } from '@waymark/service-kit';
import Stripe from 'stripe';
import type { AccountConfig } from '../config';
import { accountProblem } from '../support/account-problem';
import { modeOfKey, type StripeMode } from '../donation-config';
import { faultOf } from './stripe-fault';

/** The version of stripe 23.1.0's types, written out so that a library update cannot change it unnoticed. */
const STRIPE_API_VERSION = '2026-10-28.endive';

const BREAKER = { failures: 5, pauseMs: 5_000 };

/** Maximum parallel requests: a slow Stripe occupies these and nothing else of this service. */
const MOST_AT_ONCE = 20;

/** Maximum age of a signature in seconds. */
const TOLERANCE_SECONDS = 300;

/** The only access to Stripe. While it is unavailable, calls fail immediately with a problem that says so. */
@Injectable()
export class StripePort {
  /** Null: no keys are configured, and donations are off. */
  readonly mode: StripeMode | null;
  private readonly stripe: Stripe | null;
  private readonly breaker = new CircuitBreaker(BREAKER);
  private running = 0;

  constructor(
    @Inject(CONFIG) private readonly config: AccountConfig,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.stripe = createStripe(config);
    this.mode = config.STRIPE_SECRET_KEY === undefined ? null : modeOfKey(config.STRIPE_SECRET_KEY);
  }

  /** Never call it inside a transaction: a request may take seconds. Passes on Stripe's own errors unchanged. */
  async ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    if (!this.stripe) throw accountProblem('gifts.not-taken');
    if (this.running >= MOST_AT_ONCE || !this.breaker.allows()) throw accountProblem('gifts.stripe-away');
    this.running += 1;
    try {
      const answer = await inTime(work(this.stripe));
      this.breaker.succeeded();
      return answer;
    } catch (error) {
      throw this.judge(error);
    } finally {
      this.running -= 1;
    }
  }

  /** Throws unless Stripe signed these bytes at most five minutes ago, for our keys' mode. */
  readEvent(bytes: Uint8Array, signature: string | undefined): Stripe.Event {
    const { STRIPE_WEBHOOK_SECRET: secret } = this.config;
    if (!this.stripe || !secret) throw accountProblem('gifts.not-taken');
    const event = this.checked(this.stripe, bytes, signature, secret);
    if (event?.livemode !== (this.mode === 'live')) throw accountProblem('gifts.event-refused');
    return event;
  }

  private checked(stripe: Stripe, bytes: Uint8Array, signature: string | undefined, secret: string) {
    try {
      return stripe.webhooks.constructEvent(Buffer.from(bytes), signature ?? '', secret, TOLERANCE_SECONDS);
    } catch {
      return null;
    }
  }

  private judge(error: unknown): unknown {
    const fault = faultOf(error);
    if (fault === 'away' || error instanceof ProblemException) this.breaker.failed();
    // Stripe responded with an error, so it is up; the request itself was wrong.
    else if (fault !== null) this.breaker.succeeded();
    if (fault === 'refused') this.log.warn({ err: error }, 'Stripe refuses what we asked of it');
    if (fault === 'refused' || fault === 'missing' || fault === null) return error;
    if (fault === 'keys') this.log.error({ err: error }, 'Stripe refuses our keys: no gift can be taken');
    return accountProblem('gifts.stripe-away');
  }
}

/** Milliseconds reserved to report that Stripe is unavailable, before the caller gets a vaguer error. */
const LAST_WORD_MS = 300;

/**
 * Stops waiting shortly before the caller's deadline, because several requests in a row can each be in time and
 * together too late. The idempotency key later finds the result.
 */
async function inTime<T>(asked: Promise<T>): Promise<T> {
  const left = remainingMs();
  if (left === null) return asked;
  const late = new AbortController();
  const tooLate = delay(Math.max(0, left - LAST_WORD_MS), undefined, { signal: late.signal }).then(() => {
    throw accountProblem('gifts.stripe-away');
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    late.abort();
  }
}

/** Returns Stripe's client; null without a key. */
function createStripe(config: AccountConfig): Stripe | null {
  if (config.STRIPE_SECRET_KEY === undefined) return null;
  return new Stripe(config.STRIPE_SECRET_KEY, {
    apiVersion: STRIPE_API_VERSION,
    // The library retries where that is safe, with the same idempotency key.
    maxNetworkRetries: 1,
    timeout: config.STRIPE_TIMEOUT_MS,
    telemetry: false,
    ...hostOf(config.STRIPE_API_BASE),
  });
}

function hostOf(base: string | undefined) {
  if (base === undefined) return {};
  const { hostname: host, port, protocol } = new URL(base);
  const isPlain = protocol === 'http:';
  return { host, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? ('http' as const) : ('https' as const) };
}
