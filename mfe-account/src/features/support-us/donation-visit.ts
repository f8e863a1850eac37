import type {
  BegunCard,
  BegunDonation,
  CardQuestion,
  DonationKind,
  DonationOutcomeQuestion,
} from '@waymark/contracts-account';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { DonationLink } from '../../shared/donations/use-donation-link';

/** One press of the donate button. Its idempotency key makes sure that it is charged once, even if it is sent again. */
export interface DonationAttempt {
  key: string;
  amountPence: number;
  every: DonationKind;
  email: string;
}

export type PayableDonation = Pick<BegunDonation, 'clientSecret' | 'amountPence' | 'every'>;

/** The monthly gift that gets a new card: a member's by its ID, a visitor's by the link in their email. */
export type CardOf = { id: string } | DonationLink;

/** The step that the person is on. `outcome` without a question: the URL reports success, but not of which payment. */
export type DonationVisit =
  | { step: 'choose' }
  | { step: 'pay'; attempt: DonationAttempt }
  | { step: 'pay-again'; gift: PayableDonation }
  | { step: 'outcome'; question: DonationOutcomeQuestion | null }
  | { step: 'card'; of: CardOf }
  | { step: 'card-again'; card: BegunCard; of: CardOf | null }
  | { step: 'card-outcome'; question: CardQuestion; of: CardOf | null };

const PATH = '/support-us';
const STEPS: readonly unknown[] = [
  'choose',
  'pay',
  'pay-again',
  'outcome',
  'card',
  'card-again',
  'card-outcome',
] satisfies DonationVisit['step'][];

/** Reads the step from a URL that the provider or one of our links created; null for any other URL. */
function visitOfAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): DonationVisit | null {
  const [said, link] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const token = link.get('token');
  if (token) return { step: 'card', of: { token, gift: link.get('gift') } };
  const id = said.get('card');
  if (id) return { step: 'card', of: { id } };
  const [setupIntent, cardSecret] = [said.get('setup_intent'), said.get('setup_intent_client_secret')];
  if (setupIntent && cardSecret)
    return { step: 'card-outcome', question: { setupIntent, clientSecret: cardSecret }, of: null };
  const [paymentIntent, clientSecret] = [said.get('payment_intent'), said.get('payment_intent_client_secret')];
  if (paymentIntent && clientSecret) return { step: 'outcome', question: { paymentIntent, clientSecret } };
  return said.get('success') === 'true' || paymentIntent ? { step: 'outcome', question: null } : null;
}

function visitAt(location: Location): DonationVisit {
  const kept = (location.state as { visit?: DonationVisit } | null)?.visit;
  return visitOfAddress(location) ?? (STEPS.includes(kept?.step) && kept ? kept : { step: 'choose' });
}

/**
 * Stores each step in the tab's history: Back leads from the payment to the amounts, and a reload continues with
 * the same attempt. Parameters are removed from the URL immediately, because they contain the secret of a payment or
 * of an email.
 */
export function useDonationVisit() {
  const location = useLocation();
  const navigate = useNavigate();
  const visit = visitAt(location);
  const go = useCallback(
    (next: DonationVisit, { replace = false } = {}) => void navigate(PATH, { state: { visit: next }, replace }),
    [navigate],
  );
  useEffect(() => {
    if (location.search !== '' || visitOfAddress(location))
      void navigate(PATH, { state: { visit: visitAt(location) }, replace: true });
  }, [location, navigate]);
  return { visit, go };
}
