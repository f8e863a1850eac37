import { useInfiniteQuery } from '@tanstack/react-query';
import { call, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, CouldNotLoad, Page, PageHeading, Stack } from '@waymark/ui';
import { changeMonthlyDonation, stopMonthlyDonation } from '../../endpoints';
import { ownDonationsQuery } from './own-donations';
import { DonationsLoading } from './parts/donations-loading';
import { DonationsView } from './parts/donations-view';
import type { MonthlyActs } from './use-monthly-acts';

const ACTS: MonthlyActs = {
  queryKey: ownDonationsQuery.queryKey,
  change: ({ id }, amountPence) => call(changeMonthlyDonation, { params: { id }, body: { amountPence } }),
  stop: ({ id }) => call(stopMonthlyDonation, { params: { id } }),
  cardTo: ({ id }) => `/support-us?card=${id}`,
};

/** A member's gifts, receipts and monthly gift. */
export function MyDonationsPage() {
  usePageTitle('Your gifts');
  const list = useInfiniteQuery(ownDonationsQuery);
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
        <DonationsView
          pages={data.pages}
          list={list}
          acts={ACTS}
          receiptTo={({ id }) => `/account/gifts/${id}/receipt`}
        />
      )}
      {!data && (isError ? <CouldNotLoad what="your gifts" onRetry={() => void refetch()} /> : <DonationsLoading />)}
    </Page>
  );
}

export default withQueries(MyDonationsPage);
