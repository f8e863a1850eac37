import type Stripe from 'stripe';
import { unexpected } from '../http/stripe-problem';
import { idOf, newId } from '../store/ids';
import type { World } from '../world';
import { book } from './balance';

const FEE_PENCE = 2000;
const DAYS_TO_ANSWER = 9;

/** The card's owner tells their bank that they did not mean to pay. */
export function openDispute(world: World, chargeId: string, reason: string): Stripe.Dispute {
  const charge = world.need('charge', chargeId);
  if (charge.disputed) throw unexpected('charge_disputed', `Charge ${chargeId} is disputed already.`);
  const id = newId('du');
  const booked = book(world, {
    amount: -charge.amount,
    fee: FEE_PENCE,
    currency: charge.currency,
    source: id,
    type: 'adjustment',
    reporting_category: 'dispute',
  });
  const dispute = world.store.put({
    id,
    object: 'dispute' as const,
    amount: charge.amount,
    balance_transactions: [booked],
    charge: chargeId,
    created: world.time(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: world.time() + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason,
    status: 'needs_response' as const,
  });
  world.store.put({ ...charge, disputed: true });
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Records the bank's decision; a won amount is returned to the account. */
export function closeDispute(world: World, id: string, isWon: boolean): Stripe.Dispute {
  const dispute = world.need('dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw unexpected('dispute_closed', `Dispute ${id} is closed already.`);
  const back = isWon
    ? [
        book(world, {
          amount: dispute.amount,
          fee: 0,
          currency: dispute.currency,
          source: id,
          type: 'adjustment',
          reporting_category: 'dispute_reversal',
        }),
      ]
    : [];
  const closed = world.store.put({
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...back],
    status: isWon ? ('won' as const) : ('lost' as const),
  });
  world.emit('charge.dispute.closed', closed);
  if (isWon) world.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
