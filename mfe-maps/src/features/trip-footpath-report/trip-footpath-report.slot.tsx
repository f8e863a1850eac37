import { useQuery } from '@tanstack/react-query';
import type { TripAttachmentProps } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { ApiError, queryOf, withQueries } from '@waymark/mfe-kit';
import { FlagIcon, Inline, Skeleton, Stack, target } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { readFootpathReport } from '../../endpoints';
import { ReportBadges } from '../../shared/report-words/report-badges';
import { confirmedWords, reportName, reportPath } from '../../shared/report-words/report-words';

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Soft = styled.p`
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

/** Fills the slot "trip-footpath-report": a problem attached to a day of a trip, and whether it still exists. */
function TripFootpathReport({ attachment: { id, name } }: TripAttachmentProps) {
  const { data, error, isPending } = useQuery(queryOf(readFootpathReport, { params: { id } }));
  const isGone = !data && error instanceof ApiError && error.status === 404;
  return (
    <Stack $gap={2}>
      <Inline $gap={2}>
        <FlagIcon />
        {isGone ? <strong>{name}</strong> : <Name to={reportPath(id)}>{data ? reportName(data) : name}</Name>}
      </Inline>
      {isGone && <Soft>This report is no longer here.</Soft>}
      {isPending && <Skeleton lines={1} />}
      {data && (
        <>
          <ReportBadges report={data} />
          <Soft>{data.resolvedDate ? `Resolved on ${dayWords(data.resolvedDate)}` : confirmedWords(data)}</Soft>
        </>
      )}
    </Stack>
  );
}

export default withQueries(TripFootpathReport);
