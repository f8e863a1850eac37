import { useInfiniteQuery } from '@tanstack/react-query';
import type { StaffDonation } from '@waymark/contracts-account';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  CountText,
  EmptyState,
  LoadingRegion,
  Page,
  PageHeading,
  Section,
  ShowMore,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DonationFilter, isFiltered, readFilter, writeFilter } from './donation-filter';
import { ReconciliationCheck } from './parts/reconciliation-check';
import { FilterForm } from './parts/filter-form';
import { MonthTotals } from './parts/month-totals';
import { ReadFailed } from './parts/read-failed';
import { RefundDialog } from './parts/refund-dialog';
import { StaffDonationItem } from './parts/staff-donation-item';
import { donationsQuery } from './staff-donations';

/** The gifts that match the filter, newest first. */
function DonationResults({ filter }: { filter: DonationFilter }) {
  const list = useInfiniteQuery(donationsQuery(filter));
  const [asked, setAsked] = useState<StaffDonation | null>(null);
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
  // The gift in its current state, even if it no longer matches the filter.
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
            <StaffDonationItem key={gift.id} gift={gift} onRefund={setAsked} />
          ))}
        </Stack>
      )}
      <ShowMore list={list} noun="gifts" />
      {refunded && <RefundDialog gift={refunded} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

/** For admins: gifts, reconciliation with Stripe, and refunds. */
export function StaffDonationsPage() {
  usePageTitle('Gifts');
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const change = (part: Partial<DonationFilter>) =>
    setParams({ ...writeFilter({ ...filter, ...part }) }, { preventScrollReset: true });
  return (
    <Page>
      <Breadcrumb items={[{ label: 'Staff', to: '/admin' }, { label: 'Gifts' }]} />
      <PageHeading lead="All gifts on record. Only this page shows who gave. Refunds are noted in the audit log.">
        Gifts
      </PageHeading>
      <ReconciliationCheck />
      <MonthTotals />
      <Section heading="All gifts">
        <FilterForm key={filter.text} filter={filter} onFilter={change} />
        <DonationResults filter={filter} />
      </Section>
    </Page>
  );
}

export default withQueries(StaffDonationsPage);
