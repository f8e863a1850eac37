import { useInfiniteQuery } from '@tanstack/react-query';
import { call, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, CouldNotLoad, Page, PageHeading, Stack } from '@waymark/ui';
import { changeMonthlyGift, stopMonthlyGift } from '../../endpoints';
import { ownGiftsQuery } from './own-gifts';
import { GiftsLoading } from './parts/gifts-loading';
import { GiftsView } from './parts/gifts-view';
import type { MonthlyActs } from './use-monthly-acts';

const ACTS: MonthlyActs = {
  queryKey: ownGiftsQuery.queryKey,
  change: ({ id }, amountPence) => call(changeMonthlyGift, { params: { id }, body: { amountPence } }),
  stop: ({ id }) => call(stopMonthlyGift, { params: { id } }),
  cardTo: ({ id }) => `/support-us?card=${id}`,
};

/** A member's gifts, receipts and monthly gift. */
export function MyGiftsPage() {
  usePageTitle('Your gifts');
  const list = useInfiniteQuery(ownGiftsQuery);
  const { data, isError, refetch } = list;
  return (
    <Page narrow>
      <Stack $gap={4}>
        <Breadcrumb items={[{ label: 'Your profile', to: '/user-profile' }, { label: 'Your gifts' }]} />
        <PageHeading lead="What you have given, your receipts, and your monthly gift. You can change or stop it here at any time.">
          Your gifts
        </PageHeading>
      </Stack>
      {data && (
        <GiftsView pages={data.pages} list={list} acts={ACTS} receiptTo={({ id }) => `/account/gifts/${id}/receipt`} />
      )}
      {!data && (isError ? <CouldNotLoad what="your gifts" onRetry={() => void refetch()} /> : <GiftsLoading />)}
    </Page>
  );
}

export default withQueries(MyGiftsPage);
