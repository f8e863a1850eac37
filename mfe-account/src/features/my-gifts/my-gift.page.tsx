import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError, call, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, Page, PageHeading } from '@waymark/ui';
import { useMemo } from 'react';
import { changeLinkedGift, stopLinkedGift } from '../../endpoints';
import { GiftLinkUnknown } from '../../shared/gifts/gift-link-unknown';
import { giftLinkTo, useGiftLink, type GiftLink } from '../../shared/gifts/use-gift-link';
import { linkedGiftsQuery } from './own-gifts';
import { GiftsLoading } from './parts/gifts-loading';
import { GiftsView } from './parts/gifts-view';
import type { MonthlyActs } from './use-monthly-acts';

/** Opened with the link in a receipt's email: gifts of a person without an account. */
export function MyGiftPage() {
  usePageTitle('Your gift');
  const link = useGiftLink();
  if (link === null) return <GiftLinkUnknown isIncomplete />;
  if (link) return <LinkedGifts key={link.token} link={link} />;
  return (
    <Page narrow>
      <Heading />
      <GiftsLoading />
    </Page>
  );
}

function Heading() {
  return (
    <PageHeading lead="You followed the link in our email. You can change or stop a monthly gift here at any time, without an account.">
      Your gift
    </PageHeading>
  );
}

function LinkedGifts({ link }: { link: GiftLink }) {
  const { token } = link;
  const query = useMemo(() => linkedGiftsQuery(token), [token]);
  const list = useInfiniteQuery(query);
  const { data, error, refetch } = list;
  const acts = useMemo<MonthlyActs>(
    () => ({
      queryKey: query.queryKey,
      change: (_, amountPence) => call(changeLinkedGift, { body: { token, amountPence } }),
      stop: () => call(stopLinkedGift, { body: { token } }),
      cardTo: () => giftLinkTo('/support-us', link, link.gift ?? ''),
    }),
    [token, link, query],
  );
  if (!data && error instanceof ApiError && (error.status === 404 || error.status === 422)) return <GiftLinkUnknown />;
  return (
    <Page narrow>
      <Heading />
      {data && (
        <GiftsView
          pages={data.pages}
          list={list}
          acts={acts}
          receiptTo={(gift) => giftLinkTo('/my-gift/receipt', link, gift.id)}
        />
      )}
      {!data && (error ? <CouldNotLoad what="your gift" onRetry={() => void refetch()} /> : <GiftsLoading />)}
    </Page>
  );
}

export default withQueries(MyGiftPage);
