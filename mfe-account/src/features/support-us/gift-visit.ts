import type { BegunCard, BegunGift, CardQuestion, GiftKind, GiftOutcomeQuestion } from '@waymark/contracts-account';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { GiftLink } from '../../shared/gifts/use-gift-link';

/** One press of the donate button. Its key makes it one payment, however often it is sent. */
export interface GiftAttempt {
  key: string;
  amountPence: number;
  every: GiftKind;
  email: string;
}

export type PayableGift = Pick<BegunGift, 'clientSecret' | 'amountPence' | 'every'>;

/** Whose monthly gift gets another card: a member's own by its id, a visitor's by the link of their mail. */
export type CardOf = { id: string } | GiftLink;

/** Where somebody is on the page. `outcome` without a question: the address says that all went well, and of what it does not say. */
export type GiftVisit =
  | { step: 'choose' }
  | { step: 'pay'; attempt: GiftAttempt }
  | { step: 'pay-again'; gift: PayableGift }
  | { step: 'outcome'; question: GiftOutcomeQuestion | null }
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
] satisfies GiftVisit['step'][];

/** What the provider, or a link of ours, put into the address that somebody came by; null for any other address. */
function visitOfAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): GiftVisit | null {
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

function visitAt(location: Location): GiftVisit {
  const kept = (location.state as { visit?: GiftVisit } | null)?.visit;
  return visitOfAddress(location) ?? (STEPS.includes(kept?.step) && kept ? kept : { step: 'choose' });
}

/**
 * The steps are entries of the tab's history: Back leads from the payment to the amounts, and a page that is loaded anew goes on
 * where it was, with the same attempt. An address that somebody came by is cleaned at once: it holds the secret of a payment, or of a mail.
 */
export function useGiftVisit() {
  const location = useLocation();
  const navigate = useNavigate();
  const visit = visitAt(location);
  const go = useCallback(
    (next: GiftVisit, { replace = false } = {}) => void navigate(PATH, { state: { visit: next }, replace }),
    [navigate],
  );
  useEffect(() => {
    if (location.search !== '' || visitOfAddress(location))
      void navigate(PATH, { state: { visit: visitAt(location) }, replace: true });
  }, [location, navigate]);
  return { visit, go };
}
