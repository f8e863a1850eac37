import type { RefundState, StaffDonation } from '@waymark/contracts-account';
import { momentWords, moneyWords } from '@waymark/contracts-core';
import { Badge, Button, Card, DefinitionList, Inline, Stack, StatePill, VisuallyHidden } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { DONATION_KIND_WORDS, DONATION_STATE_WORDS } from '../../../shared/donations/donation-words';

/** Returns the amount already refunded, plus refunds requested from Stripe. */
export const refundedSoFarPence = ({ refundedPence, refunds }: StaffDonation): number =>
  refunds.reduce((sum, { state, amountPence }) => sum + (state === 'asked' ? amountPence : 0), refundedPence);

/** Returns the amount that can still be refunded. */
export const refundablePence = (gift: StaffDonation): number =>
  gift.state === 'received' ? gift.amountPence - refundedSoFarPence(gift) : 0;

export function StaffDonationItem({
  gift,
  onRefund,
}: {
  gift: StaffDonation;
  onRefund: (gift: StaffDonation) => void;
}) {
  const [sign, words] = DONATION_STATE_WORDS[gift.state];
  const given = momentWords(gift.receivedAt ?? gift.createdAt);
  return (
    <Card as="li">
      <Inline $gap={3}>
        <h3>{moneyWords(gift.amountPence)}</h3>
        <StatePill sign={sign}>{words}</StatePill>
        {gift.mode === 'test' && <Badge tone="warn">Test mode</Badge>}
      </Inline>
      <DefinitionList
        items={[
          { term: gift.receivedAt ? 'Received' : 'Started', value: given },
          { term: 'Kind', value: DONATION_KIND_WORDS[gift.kind] },
          { term: 'From', value: <Giver gift={gift} /> },
          { term: 'Receipt', value: gift.receiptNumber },
          { term: 'Stripe payment', value: gift.paymentIntentId },
          { term: 'Refunded', value: gift.refundedPence > 0 ? moneyWords(gift.refundedPence) : null },
        ]}
      />
      <RefundList refunds={gift.refunds} />
      {refundablePence(gift) > 0 && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => onRefund(gift)}>
            Refund
            <VisuallyHidden>{` ${moneyWords(gift.amountPence)} given on ${given}`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Card>
  );
}

function Giver({ gift: { memberId, memberName } }: { gift: StaffDonation }) {
  if (memberId === null) return 'A visitor, or someone who left';
  return <Link to={`/admin/members/${memberId}`}>{memberName ?? `Member ${memberId}`}</Link>;
}

const WORDS: Readonly<Record<RefundState, string>> = {
  asked: 'requested, but not yet confirmed by Stripe',
  done: 'refunded',
  failed: 'not refunded: Stripe could not do it',
};

/** Staff's refunds of a gift, with their reasons. */
function RefundList({ refunds }: Pick<StaffDonation, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <Stack as="ul" $gap={2} style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
      {refunds.map(({ id, amountPence, state, reason, createdAt }) => (
        <li key={id}>{`${moneyWords(amountPence)} ${WORDS[state]}, ${momentWords(createdAt)}. Reason: ${reason}`}</li>
      ))}
    </Stack>
  );
}
