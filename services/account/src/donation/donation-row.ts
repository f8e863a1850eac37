import type { DonationKind, DonationState, MonthlyState } from '@waymark/contracts-account';
import type { StripeMode } from '../donation-config';
import type { SealedFor } from '../support/secret-box';

/** A stored donation. */
export interface DonationRow {
  id: string;
  kind: DonationKind;
  memberId: number | null;
  monthlyGiftId: string | null;
  amountPence: number;
  refundedPence: number;
  state: DonationState;
  mode: StripeMode;
  paymentIntentId: string | null;
  invoiceId: string | null;
  createdAt: Date;
  receivedAt: Date | null;
}

export const DONATION_COLUMNS = {
  id: true,
  kind: true,
  memberId: true,
  monthlyGiftId: true,
  amountPence: true,
  refundedPence: true,
  state: true,
  mode: true,
  stripePaymentIntentId: true,
  stripeInvoiceId: true,
  createdAt: true,
  receivedAt: true,
} as const;

type StoredDonation = Omit<DonationRow, 'kind' | 'state' | 'mode' | 'paymentIntentId' | 'invoiceId'> & {
  kind: string;
  state: string;
  mode: string;
  stripePaymentIntentId: string | null;
  stripeInvoiceId: string | null;
};

/** The table's constraints allow only these values. */
export function toDonationRow({ stripePaymentIntentId, stripeInvoiceId, ...row }: StoredDonation): DonationRow {
  return {
    ...row,
    kind: row.kind as DonationKind,
    state: row.state as DonationState,
    mode: row.mode as StripeMode,
    paymentIntentId: stripePaymentIntentId,
    invoiceId: stripeInvoiceId,
  };
}

export interface MonthlyDonationRow {
  id: string;
  memberId: number | null;
  amountPence: number;
  state: MonthlyState;
  mode: StripeMode;
  customerId: string | null;
  subscriptionId: string | null;
}

export const MONTHLY_COLUMNS = {
  id: true,
  memberId: true,
  amountPence: true,
  state: true,
  mode: true,
  stripeCustomerId: true,
  stripeSubscriptionId: true,
} as const;

type StoredMonthly = Omit<MonthlyDonationRow, 'state' | 'mode' | 'customerId' | 'subscriptionId'> & {
  state: string;
  mode: string;
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
};

export function toMonthlyRow({ stripeCustomerId, stripeSubscriptionId, ...row }: StoredMonthly): MonthlyDonationRow {
  return {
    ...row,
    state: row.state as MonthlyState,
    mode: row.mode as StripeMode,
    customerId: stripeCustomerId,
    subscriptionId: stripeSubscriptionId,
  };
}

/** Checks for a valid row ID, because metadata in Stripe can be edited by hand. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Binds an encrypted donor address to the row of a donation or monthly donation, which may belong to no member. */
export function donationEmailOf(giftId: string): SealedFor {
  return { memberId: 0, purpose: `gift-email.${giftId}` };
}
