import type { OwnDonation, OwnDonations, OwnMonthlyDonation } from '@waymark/contracts-account';
import { dayWords, momentWords, moneyWords } from '@waymark/contracts-core';
import { namesApart } from '@waymark/mfe-kit';
import {
  Badge,
  EmptyState,
  FactList,
  FactRow,
  LinkButton,
  Section,
  ShowMore,
  type ShowMoreProps,
  Stack,
  StatePill,
} from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { DONATION_KIND_WORDS, DONATION_STATE_WORDS, refundWords } from '../../../shared/donations/donation-words';
import type { MonthlyActs } from '../use-monthly-acts';
import { MonthlyDonationCard } from './monthly-donation-card';

const ReceiptLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
`;

const RECEIPT_PARTS = [
  ({ amountPence, givenAt }: OwnDonation) => `Receipt for ${moneyWords(amountPence)} given on ${dayWords(givenAt)}`,
  ({ givenAt }: OwnDonation) => momentWords(givenAt),
  (_: OwnDonation, index: number) => `number ${index + 1}`,
];

interface DonationListProps {
  gifts: readonly OwnDonation[];
  receiptTo: (gift: OwnDonation) => string;
}

/** Gifts, newest first, each with its receipt. */
function DonationList({ gifts, receiptTo }: DonationListProps) {
  const names = namesApart(gifts, RECEIPT_PARTS);
  return (
    <FactList role="list">
      {gifts.map((gift, index) => {
        const [sign, words] = DONATION_STATE_WORDS[gift.state];
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
                <span>{`${DONATION_KIND_WORDS[gift.kind]},`}</span> <time dateTime={gift.givenAt}>{day}</time>
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

const MONTHLY_PARTS = [
  ({ amountPence }: OwnMonthlyDonation) => `${moneyWords(amountPence)} a month`,
  ({ startedAt }: OwnMonthlyDonation) => `since ${dayWords(startedAt)}`,
  (_: OwnMonthlyDonation, index: number) => `number ${index + 1}`,
];

interface DonationsViewProps {
  pages: readonly OwnDonations[];
  list: ShowMoreProps['list'];
  acts: MonthlyActs;
  receiptTo: (gift: OwnDonation) => string;
}

/** Monthly gifts, then all gifts received; the same for a member and for a visitor with a link. */
export function DonationsView({ pages, list, acts, receiptTo }: DonationsViewProps) {
  const [first] = pages;
  if (!first) return null;
  const names = first.monthly.length > 1 ? namesApart(first.monthly, MONTHLY_PARTS) : [];
  const gifts = pages.flatMap((page) => page.gifts);
  return (
    <Stack $gap={8}>
      {first.isTest && (
        <div>
          <Badge tone="warn">Test mode: no money moves</Badge>
        </div>
      )}
      {first.monthly.length > 0 && (
        <Section heading={first.monthly.length === 1 ? 'Your monthly gift' : 'Your monthly gifts'}>
          <Stack as="ul" role="list" $gap={4} style={{ margin: 0, padding: 0 }}>
            {first.monthly.map((gift, index) => (
              <MonthlyDonationCard
                key={gift.id}
                gift={gift}
                called={names[index]}
                maxPence={first.maxPence}
                acts={acts}
              />
            ))}
          </Stack>
        </Section>
      )}
      <Section
        heading="What you gave"
        intro={first.totalPence > 0 ? `${moneyWords(first.totalPence)} in total. Thank you.` : undefined}
      >
        {gifts.length === 0 ? (
          <NothingYet takesGifts={first.isTest !== null} />
        ) : (
          <DonationList gifts={gifts} receiptTo={receiptTo} />
        )}
        <ShowMore list={list} noun="gifts" />
      </Section>
    </Stack>
  );
}

function NothingYet({ takesGifts }: { takesGifts: boolean }) {
  return (
    <EmptyState
      title="No gifts yet"
      action={takesGifts ? <LinkButton to="/support-us">Support Us</LinkButton> : undefined}
    >
      {takesGifts
        ? 'The site is free for everyone, with or without a gift.'
        : 'This site is not set up to take gifts. It is free for everyone.'}
    </EmptyState>
  );
}
