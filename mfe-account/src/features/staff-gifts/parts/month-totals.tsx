import { useQuery } from '@tanstack/react-query';
import { moneyWords, monthWords } from '@waymark/contracts-core';
import { EmptyState, LoadingRegion, Section, Skeleton } from '@waymark/ui';
import { totalsQuery } from '../api/staff-gifts';
import { CsvDownload } from './csv-download';
import { ReadFailed } from './read-failed';
import { TotalsTable } from './totals-table';

/** What each month brought, as a table to compare and to copy. */
export function MonthTotals() {
  const { data, error, refetch } = useQuery(totalsQuery);
  return (
    <Section heading="Month by month" intro="By the day on which Stripe received each gift, in UTC.">
      {!data && error && <ReadFailed error={error} what="the totals" onRetry={() => refetch({ throwOnError: true })} />}
      {!data && !error && (
        <LoadingRegion label="Loading the totals">
          <Skeleton height="2.75rem" lines={4} />
        </LoadingRegion>
      )}
      {data?.length === 0 && <EmptyState title="No gift was received yet" />}
      {data && data.length > 0 && (
        <>
          <TotalsTable>
            <caption>Sums of the last months, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Gifts</th>
                <th scope="col">Received</th>
                <th scope="col">Given back</th>
                <th scope="col">Remains</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ month, gifts, receivedPence, refundedPence, netPence }) => (
                <tr key={month}>
                  <th scope="row">{monthWords(month)}</th>
                  <td data-label="Gifts">{gifts}</td>
                  <td data-label="Received">{moneyWords(receivedPence)}</td>
                  <td data-label="Given back">{moneyWords(refundedPence)}</td>
                  <td data-label="Remains">{moneyWords(netPence)}</td>
                </tr>
              ))}
            </tbody>
          </TotalsTable>
          <CsvDownload years={[...new Set(data.map(({ month }) => month.slice(0, 4)))]} />
        </>
      )}
    </Section>
  );
}
