import type { OwnGift } from '@waymark/contracts-account';
import { dayWords, momentWords, moneyWords } from '@waymark/contracts-core';
import { namesApart } from '@waymark/mfe-kit';
import { FactList, FactRow, StatePill } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { GIFT_KIND_WORDS, GIFT_STATE_WORDS, refundWords } from '../../../shared/gifts/gift-words';

const ReceiptLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
`;

const RECEIPT_PARTS = [
  ({ amountPence, givenAt }: OwnGift) => `Receipt for ${moneyWords(amountPence)} of ${dayWords(givenAt)}`,
  ({ givenAt }: OwnGift) => momentWords(givenAt),
  (_: OwnGift, index: number) => `number ${index + 1}`,
];

interface GiftListProps {
  gifts: readonly OwnGift[];
  receiptTo: (gift: OwnGift) => string;
}

/** What was given, newest first, each with its receipt. */
export function GiftList({ gifts, receiptTo }: GiftListProps) {
  const names = namesApart(gifts, RECEIPT_PARTS);
  return (
    <FactList role="list">
      {gifts.map((gift, index) => {
        const [sign, words] = GIFT_STATE_WORDS[gift.state];
        const sum = moneyWords(gift.amountPence);
        const day = dayWords(gift.givenAt);
        const refunded = refundWords(gift);
        return (
          <FactRow
            key={gift.id}
            name={sum}
            state={<StatePill sign={sign}>{words}</StatePill>}
            note={
              <>
                <span>{`${GIFT_KIND_WORDS[gift.kind]},`}</span> <time dateTime={gift.givenAt}>{day}</time>
                {refunded && <span>{`. ${refunded}`}</span>}
              </>
            }
          >
            {gift.hasReceipt && <ReceiptLink to={receiptTo(gift)}>{names[index]}</ReceiptLink>}
          </FactRow>
        );
      })}
    </FactList>
  );
}
