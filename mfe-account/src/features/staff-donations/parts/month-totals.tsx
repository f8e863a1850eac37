import { useMutation, useQuery } from '@tanstack/react-query';
import { moneyWords, monthWords } from '@waymark/contracts-core';
import { callForFile, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import {
  Button,
  EmptyState,
  folded,
  FoldingTable,
  Inline,
  LoadingRegion,
  Section,
  SelectField,
  Skeleton,
} from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { exportDonations } from '../../../endpoints';
import { useConfirmItIsYou } from '../../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { saveFile } from '../../../shared/save-file';
import { totalsQuery } from '../staff-donations';
import { ReadFailed } from './read-failed';

/** Table of months. On narrow screens each cell shows its column's name, and only screen readers get the headers. */
const TotalsTable = styled(FoldingTable)`
  font-variant-numeric: tabular-nums;

  td,
  thead th:not(:first-child) {
    text-align: end;
  }
  thead th {
    padding: 0.5rem;
  }

  ${folded} {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    && td {
      text-align: start;
    }
  }
`;

/** The totals of each month, as a table to compare and copy. */
export function MonthTotals() {
  const { data, error, refetch } = useQuery(totalsQuery);
  return (
    <Section heading="Month by month" intro="Counted by the day on which Stripe received each gift, in UTC.">
      {!data && error && <ReadFailed error={error} what="the totals" onRetry={() => refetch({ throwOnError: true })} />}
      {!data && !error && (
        <LoadingRegion label="Loading the totals">
          <Skeleton height="2.75rem" lines={4} />
        </LoadingRegion>
      )}
      {data?.length === 0 && <EmptyState title="No gifts received yet" />}
      {data && data.length > 0 && (
        <>
          <TotalsTable>
            <caption>Totals by month, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Gifts</th>
                <th scope="col">Received</th>
                <th scope="col">Refunded</th>
                <th scope="col">Remaining</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ month, gifts, receivedPence, refundedPence, netPence }) => (
                <tr key={month}>
                  <th scope="row">{monthWords(month)}</th>
                  <td data-label="Gifts">{gifts}</td>
                  <td data-label="Received">{moneyWords(receivedPence)}</td>
                  <td data-label="Refunded">{moneyWords(refundedPence)}</td>
                  <td data-label="Remaining">{moneyWords(netPence)}</td>
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

/** Downloads a year of donations as a CSV file. */
function CsvDownload({ years }: { years: readonly string[] }) {
  const [year, setYear] = useState(years[0] ?? '');
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmItIsYou(() => callForFile(exportDonations, { query: { year } })),
    onSuccess: (file) => {
      saveFile(`gifts-${year}.csv`, file);
      toast({ title: `The gifts from ${year} have been saved as gifts-${year}.csv`, variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: 'We could not create the file',
        description: failureMessage(error, 'Try again in a moment.'),
        variant: 'error',
      }),
  });
  return (
    <Inline $gap={3} style={{ alignItems: 'end' }}>
      <SelectField label="Year" value={year} onChange={({ target }) => setYear(target.value)}>
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <Button busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Creating the file...' : 'Download as CSV'}
      </Button>
      {dialog}
    </Inline>
  );
}
