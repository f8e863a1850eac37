import type { MonthlyState } from '@waymark/contracts-account';
import type Stripe from 'stripe';

/** Stripe's state of a monthly donation, in our terms. */
export interface MonthlyFacts {
  state: MonthlyState;
  amountPence: number;
  nextOn: Date | null;
  startedAt: Date | null;
  stoppedAt: Date | null;
}

const STATES: Readonly<Record<string, MonthlyState>> = {
  incomplete: 'started',
  incomplete_expired: 'stopped',
  trialing: 'active',
  active: 'active',
  past_due: 'late',
  unpaid: 'late',
  paused: 'late',
  canceled: 'stopped',
};

const time = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

export function monthlyFactsOf(subscription: Stripe.Subscription, amountBefore: number): MonthlyFacts {
  const item = subscription.items.data[0];
  // A status that this version does not know is queried again instead of being treated as stopped.
  const state = STATES[subscription.status] ?? 'late';
  const isGoingOn = state === 'active' || state === 'late';
  return {
    state,
    amountPence: item?.price.unit_amount ?? amountBefore,
    nextOn: isGoingOn ? time(item?.current_period_end) : null,
    startedAt: isGoingOn ? time(subscription.start_date) : null,
    stoppedAt: state === 'stopped' ? time(subscription.ended_at ?? subscription.canceled_at) : null,
  };
}
