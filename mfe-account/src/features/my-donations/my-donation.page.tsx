import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError, call, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, Page, PageHeading } from '@waymark/ui';
import { useMemo } from 'react';
import { changeLinkedDonation, stopLinkedDonation } from '../../endpoints';
import { DonationLinkUnknown } from '../../shared/donations/donation-link-unknown';
import { donationLinkTo, useDonationLink, type DonationLink } from '../../shared/donations/use-donation-link';
import { linkedDonationsQuery } from './own-donations';
import { DonationsLoading } from './parts/donations-loading';
import { DonationsView } from './parts/donations-view';
import type { MonthlyActs } from './use-monthly-acts';

/** Opened with the link in a receipt's email: gifts of a person without an account. */
export function MyDonationPage() {
  usePageTitle('Your gift');
  const link = useDonationLink();
  if (link === null) return <DonationLinkUnknown isIncomplete />;
  if (link) return <LinkedDonations key={link.token} link={link} />;
  return (
    <Page narrow>
      <Heading />
      <DonationsLoading />
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

function LinkedDonations({ link }: { link: DonationLink }) {
  const { token } = link;
  const query = useMemo(() => linkedDonationsQuery(token), [token]);
  const list = useInfiniteQuery(query);
  const { data, error, refetch } = list;
  const acts = useMemo<MonthlyActs>(
    () => ({
      queryKey: query.queryKey,
      change: (_, amountPence) => call(changeLinkedDonation, { body: { token, amountPence } }),
      stop: () => call(stopLinkedDonation, { body: { token } }),
      cardTo: () => donationLinkTo('/support-us', link, link.gift ?? ''),
    }),
    [token, link, query],
  );
  if (!data && error instanceof ApiError && (error.status === 404 || error.status === 422))
    return <DonationLinkUnknown />;
  return (
    <Page narrow>
      <Heading />
      {data && (
        <DonationsView
          pages={data.pages}
          list={list}
          acts={acts}
          receiptTo={(gift) => donationLinkTo('/my-gift/receipt', link, gift.id)}
        />
      )}
      {!data && (error ? <CouldNotLoad what="your gift" onRetry={() => void refetch()} /> : <DonationsLoading />)}
    </Page>
  );
}

export default withQueries(MyDonationPage);
