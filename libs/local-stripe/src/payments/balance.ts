import type Stripe from 'stripe';
import { newId } from '../store/ids';
import type { World } from '../world';

type BalanceTransaction = Stripe.BalanceTransaction;
type Booked = Pick<BalanceTransaction, 'amount' | 'fee' | 'currency' | 'source' | 'type' | 'reporting_category'>;

/** Stripe's fee for a UK card: 1.5 % and 20 pence. */
export const feeOf = (amount: number): number => Math.round(amount * 0.015) + 20;

const WEEK_SECONDS = 7 * 86_400;

/** Adds an entry to the account's balance; outgoing amounts are negative. */
export function book(world: World, booked: Booked): BalanceTransaction {
  return world.store.put({
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: world.time() + WEEK_SECONDS,
    balance_type: 'payments',
    created: world.time(),
    description: null,
    exchange_rate: null,
    fee_details:
      booked.fee === 0
        ? []
        : [
            {
              amount: booked.fee,
              application: null,
              currency: booked.currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: booked.amount - booked.fee,
    status: 'pending',
    ...booked,
  });
}
