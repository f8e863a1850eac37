import type { StaffGift, RefundState } from '@waymark/contracts-account';
import { momentWords, moneyWords } from '@waymark/contracts-core';
import { Stack } from '@waymark/ui';

const WORDS: Readonly<Record<RefundState, string>> = {
  asked: 'asked for, Stripe has not confirmed it yet',
  done: 'given back',
  failed: 'not given back: Stripe could not do it',
};

/** What staff gave back of a gift, and why. */
export function RefundList({ refunds }: Pick<StaffGift, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <Stack as="ul" $gap={2} style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
      {refunds.map(({ id, amountPence, state, reason, createdAt }) => (
        <li key={id}>
          {moneyWords(amountPence)} {WORDS[state]}, {momentWords(createdAt)}. Reason: {reason}
        </li>
      ))}
    </Stack>
  );
}
