import type { DonationKind, DonationMode } from '@waymark/contracts-account';
import { dayWords, moneyWords, type Operator, PRODUCT_NAME } from '@waymark/contracts-core';
import type { Mail } from '../mail';

interface Receipt {
  /** ID of the gift. */
  readonly id: string;
  readonly number: string;
  readonly kind: DonationKind;
  readonly mode: DonationMode;
  readonly amountPence: number;
  readonly receivedAt: Date;
  /**
   * Opens a visitor's page; null for a member, who finds it in their account. It follows `#`, where no server reads
   * it.
   */
  readonly token: string | null;
  readonly publicOrigin: string;
  readonly operator: Operator;
}

export function donationReceiptMail({ number, kind, mode, amountPence, receivedAt, operator, ...gift }: Receipt): Mail {
  const sum = moneyWords(amountPence);
  const monthly = kind === 'month';
  const print = { label: 'Print this receipt', url: receiptUrl(gift) };
  const stop = { label: 'Change or stop your monthly gift', url: monthlyUrl(gift) };
  const { name, address } = operator;
  return {
    name: 'gift-receipt',
    subject: `Your receipt: ${sum} for ${PRODUCT_NAME}`,
    paragraphs: [
      'Hello,',
      `Thank you for your gift of ${sum}${monthly ? ' this month' : ''}. It keeps ${PRODUCT_NAME} free for everyone.`,
      ...(mode === 'test' ? ['Test mode: no money moves. This receipt is only for trying things out.'] : []),
      `Receipt number: ${number}`,
      `Received on: ${dayWords(receivedAt)}`,
      `Received by: ${address === null ? name : `${name}, ${address}`}`,
      ...(monthly ? ['This gift repeats each month until you stop it. You can stop it at any time.'] : []),
    ],
    action: monthly ? stop : print,
    closing: `If you did not make this gift, please tell us: ${operator.email ?? new URL('/contact', gift.publicOrigin).href}`,
    ...(monthly && { footer: [print] }),
  };
}

type Place = Pick<Receipt, 'id' | 'token' | 'publicOrigin'>;

const receiptUrl = ({ id, token, publicOrigin }: Place) =>
  token === null
    ? new URL(`/account/gifts/${id}/receipt`, publicOrigin).href
    : new URL(`/my-gift/receipt#token=${token}&gift=${id}`, publicOrigin).href;

const monthlyUrl = ({ token, publicOrigin }: Place) =>
  new URL(token === null ? '/account/gifts' : `/my-gift#token=${token}`, publicOrigin).href;

/** Tells a donor that their bank declined a monthly payment, usually because the card has expired. */
export function monthlyDonationLateMail(amountPence: number, isMember: boolean, publicOrigin: string): Mail {
  return {
    name: 'monthly-gift-late',
    subject: 'Your monthly gift did not go through',
    paragraphs: [
      'Hello,',
      `Your bank did not let this month’s gift of ${moneyWords(amountPence)} to ${PRODUCT_NAME} through. You do not owe anything.`,
      'We will try again in the next few days. If it keeps failing, the gift will end.',
      isMember
        ? 'If your card has changed, you can add the new one or stop the gift in your account.'
        : 'Use the link in any of your receipts to add a new card or stop the gift.',
    ],
    ...(isMember && {
      action: { label: 'See your monthly gift', url: new URL('/account/gifts', publicOrigin).href },
    }),
    closing: 'You can stop at any time, without giving a reason. The site stays free for you, as it is for everyone.',
  };
}

/** Confirms to a donor that their monthly donation has stopped as requested. */
export function monthlyDonationStoppedMail(amountPence: number, isMember: boolean, publicOrigin: string): Mail {
  return {
    name: 'monthly-gift-stopped',
    subject: 'Your monthly gift has stopped',
    paragraphs: [
      'Hello,',
      `You stopped your monthly gift of ${moneyWords(amountPence)} to ${PRODUCT_NAME}. No more money will be taken.`,
      'Thank you for your gifts. The site stays free for you, as it is for everyone.',
    ],
    ...(isMember && {
      action: { label: 'See your gifts', url: new URL('/account/gifts', publicOrigin).href },
    }),
    closing: isMember
      ? 'If it was not you who stopped it, choose a new password, because someone else may be logged in to your account.'
      : 'If it was not you who stopped it, someone else has read our emails to you. Please write to us.',
  };
}
