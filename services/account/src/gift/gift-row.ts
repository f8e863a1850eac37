import type { GiftKind, GiftState, MonthlyState } from '@waymark/contracts-account';
import type { StripeMode } from '../gift-config';

/** A stored donation. */
export interface GiftRow {
  id: string;
  kind: GiftKind;
  memberId: number | null;
  monthlyGiftId: string | null;
  amountPence: number;
  refundedPence: number;
  state: GiftState;
  mode: StripeMode;
  paymentIntentId: string | null;
  invoiceId: string | null;
  createdAt: Date;
  receivedAt: Date | null;
}

export const GIFT_COLUMNS = {
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

type StoredGift = Omit<GiftRow, 'kind' | 'state' | 'mode' | 'paymentIntentId' | 'invoiceId'> & {
  kind: string;
  state: string;
  mode: string;
  stripePaymentIntentId: string | null;
  stripeInvoiceId: string | null;
};

/** The table's constraints allow only these values. */
export function toGiftRow({ stripePaymentIntentId, stripeInvoiceId, ...row }: StoredGift): GiftRow {
  return {
    ...row,
    kind: row.kind as GiftKind,
    state: row.state as GiftState,
    mode: row.mode as StripeMode,
    paymentIntentId: stripePaymentIntentId,
    invoiceId: stripeInvoiceId,
  };
}

export interface MonthlyGiftRow {
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

type StoredMonthly = Omit<MonthlyGiftRow, 'state' | 'mode' | 'customerId' | 'subscriptionId'> & {
  state: string;
  mode: string;
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
};

export function toMonthlyRow({ stripeCustomerId, stripeSubscriptionId, ...row }: StoredMonthly): MonthlyGiftRow {
  return {
    ...row,
    state: row.state as MonthlyState,
    mode: row.mode as StripeMode,
    customerId: stripeCustomerId,
    subscriptionId: stripeSubscriptionId,
  };
}
