import { moneyWords } from '@waymark/contracts-core';
import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form';
import { readPounds } from '../../shared/gifts/read-pounds';

export interface TypedRefund {
  amount: string;
  reason: string;
  isSure: boolean;
}

export interface ReadRefund {
  amountPence: number;
  reason: string;
}

const REASON_MIN = 5;

function amountProblem(pence: number | null, leftPence: number): string | null {
  if (pence === null || pence === 0) return 'Enter a sum in pounds, such as 5 or 12.50';
  return pence > leftPence ? `No more than ${moneyWords(leftPence)} can be refunded` : null;
}

/** Judges a refund of at most so many pence. */
export function readRefund(leftPence: number): Resolver<TypedRefund, unknown, ReadRefund> {
  return ({ amount, reason, isSure }): ResolverResult<TypedRefund, ReadRefund> => {
    const amountPence = readPounds(amount);
    const messages = {
      amount: amountProblem(amountPence, leftPence),
      reason: reason.trim().length < REASON_MIN ? 'Give a reason of at least 5 characters' : null,
      isSure: isSure ? null : 'Tick the box to refund the money',
    };
    const wrong = Object.entries(messages).filter(([, message]) => message !== null);
    if (wrong.length === 0) return { values: { amountPence: amountPence ?? 0, reason: reason.trim() }, errors: {} };
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'refund', message }]));
    return { values: {}, errors: errors as FieldErrors<TypedRefund> };
  };
}
