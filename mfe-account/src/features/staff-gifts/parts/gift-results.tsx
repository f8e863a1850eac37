import { useInfiniteQuery } from '@tanstack/react-query';
import type { StaffGift } from '@waymark/contracts-account';
import { CountText, EmptyState, LoadingRegion, ShowMore, Skeleton, Stack } from '@waymark/ui';
import { useState } from 'react';
import { giftsQuery } from '../staff-gifts';
import { type GiftFilter, isFiltered } from '../gift-filter';
import { ReadFailed } from './read-failed';
import { RefundDialog } from './refund-dialog';
import { StaffGiftItem } from './staff-gift-item';

/** The gifts that were asked for, newest first. */
export function GiftResults({ filter }: { filter: GiftFilter }) {
  const list = useInfiniteQuery(giftsQuery(filter));
  const [asked, setAsked] = useState<StaffGift | null>(null);
  const gifts = list.data?.pages.flatMap(({ items }) => items);
  if (!gifts)
    return list.error ? (
      <ReadFailed error={list.error} what="the gifts" onRetry={() => list.refetch({ throwOnError: true })} />
    ) : (
      <LoadingRegion label="Loading the gifts">
        <Skeleton height="10rem" lines={3} />
      </LoadingRegion>
    );
  const total = list.data?.pages.at(-1)?.total ?? gifts.length;
  // As it is now, also when it no longer is what was looked for.
  const refunded = asked && (gifts.find(({ id }) => id === asked.id) ?? asked);
  return (
    <Stack $gap={4} aria-busy={list.isPlaceholderData}>
      <CountText waiting={list.isPlaceholderData && 'Searching...'}>
        {total === 1 ? '1 gift' : `Showing ${gifts.length} of ${total} gifts`}
      </CountText>
      {gifts.length === 0 ? (
        <EmptyState title={isFiltered(filter) ? 'No gifts match this' : 'Nobody has given yet'} />
      ) : (
        <Stack as="ul" role="list" $gap={4} style={{ margin: 0, padding: 0 }}>
          {gifts.map((gift) => (
            <StaffGiftItem key={gift.id} gift={gift} onRefund={setAsked} />
          ))}
        </Stack>
      )}
      <ShowMore list={list} noun="gifts" />
      {refunded && <RefundDialog gift={refunded} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
