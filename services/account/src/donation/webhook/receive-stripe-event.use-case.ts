import { Injectable } from '@nestjs/common';
import { StripePort } from '../stripe-port';
import { subjectOf } from './event-subject';
import { HandleEvents } from './handle-events';
import { StripeEventRepository } from './stripe-event.repository';

/** Stores the event before it is handled, because Stripe waits for the response and resends unanswered events. */
@Injectable()
export class ReceiveStripeEvent {
  constructor(
    private readonly stripe: StripePort,
    private readonly events: StripeEventRepository,
    private readonly handling: HandleEvents,
  ) {}

  async execute(bytes: Uint8Array, signature: string | undefined): Promise<void> {
    const event = this.stripe.readEvent(bytes, signature);
    await this.events.add(event.id, event.type, new Date(event.created * 1000), subjectOf(event));
    this.handling.wake();
  }
}
