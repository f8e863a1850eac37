import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs, LOG, type Log } from '@waymark/service-kit';
import { CallOff } from '../call-off';
import { DeclinedCards, MOST_DECLINED } from '../donation-limits';
import { KeepNewCard } from '../keep-new-card';
import { SettleDonation } from '../settle-donation';
import type { Settled } from '../settle-payment';
import { StripePort } from '../stripe-port';
import { StripeEventRepository, type WaitingEvent } from './stripe-event.repository';

const EVERY_MS = 5_000;
const AT_ONCE = 20;

/** Queries Stripe about each event; work that a dead process left open is continued by another. */
@Injectable()
export class HandleEvents implements OnApplicationBootstrap {
  private job: { wake(): void } | null = null;

  constructor(
    private readonly stripe: StripePort,
    private readonly events: StripeEventRepository,
    private readonly settle: SettleDonation,
    private readonly declined: DeclinedCards,
    private readonly callOff: CallOff,
    private readonly cards: KeepNewCard,
    private readonly jobs: Jobs,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.stripe.mode === null) return;
    this.job = this.jobs.add({
      name: 'ask Stripe about its events',
      every: EVERY_MS,
      atStart: true,
      run: (stopping) => this.run(stopping),
    });
  }

  wake(): void {
    this.job?.wake();
  }

  async run(stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted) {
      const waiting = await this.events.take(AT_ONCE);
      if (waiting.length === 0) return;
      // Events by the payment that they concern, because one query handles all of them.
      const bySubject = new Map<string, WaitingEvent[]>();
      for (const event of waiting) bySubject.set(event.subjectId, [...(bySubject.get(event.subjectId) ?? []), event]);
      for (const events of bySubject.values()) await this.handle(events);
    }
  }

  private async handle(events: readonly WaitingEvent[]): Promise<void> {
    const [first] = events;
    if (!first) return;
    const { kind, subjectId } = first;
    const ids = events.map(({ id }) => id);
    try {
      if (kind === 'payment') await this.stopTrials(await this.settle.payment(subjectId));
      else if (kind === 'setup') await this.handleCard(subjectId);
      else await this.settle[kind](subjectId);
      await this.events.handled(ids);
    } catch (err) {
      this.log.warn({ err, events: ids }, 'what Stripe told is asked about later');
    }
  }

  /** Cancels a payment when a program is testing cards with its secret. */
  private async stopTrials(settled: Settled | null): Promise<void> {
    const paymentIntentId = settled?.gift.paymentIntentId;
    if (!paymentIntentId || (await this.declined.at(paymentIntentId)) < MOST_DECLINED) return;
    await this.callOff.run(settled.gift);
    await this.settle.payment(paymentIntentId);
  }

  private async handleCard(setupIntentId: string): Promise<void> {
    if ((await this.declined.at(setupIntentId)) >= MOST_DECLINED) await this.callOff.card(setupIntentId);
    await this.cards.run(setupIntentId);
  }
}
