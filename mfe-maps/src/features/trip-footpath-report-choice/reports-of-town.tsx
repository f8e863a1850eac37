import { useInfiniteQuery } from '@tanstack/react-query';
import type { Town } from '@waymark/map';
import { announce } from '@waymark/mfe-kit';
import { Button, CouldNotLoad, CountText, LoadingRegion, ShowMore, Skeleton, space, Stack } from '@waymark/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { reportPagesQuery } from '../../shared/report-api/reports-query';
import { numbered, shownWords } from '../../shared/report-words/count-words';
import { ReportBadges } from '../../shared/report-words/report-badges';
import { reportName, reportNames } from '../../shared/report-words/report-words';

/** Metres around the town that are searched. */
const ROUND_ABOUT = 5_000;
const PAGE = 5;

const Rows = styled.ul`
  display: grid;
  gap: ${space[3]};
  max-width: none;
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  max-width: none;
  padding-block: ${space[2]};
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
`;

interface ReportsOfTownProps {
  town: Town;
  onChosen: (id: number, name: string) => void;
}

/** Reports around a town, nearest to its centre first, each with a button to choose it. */
export function ReportsOfTown({ town, onChosen }: ReportsOfTownProps) {
  const near = `${town.latitude},${town.longitude}`;
  const list = useInfiniteQuery(reportPagesQuery({ near, radius: ROUND_ABOUT, limit: PAGE }));
  const reports = list.data?.pages.flatMap(({ items }) => items);
  const total = list.data?.pages[0]?.total ?? 0;
  const isThere = reports !== undefined;
  useEffect(() => {
    if (isThere) announce(`${numbered(total)} around ${town.name}`);
  }, [isThere, total, town.name]);
  if (list.isError && !reports) return <CouldNotLoad what="the reports" onRetry={() => void list.refetch()} />;
  if (!reports) {
    return (
      <LoadingRegion label="Looking for reports">
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  }
  const names = reportNames(reports);
  return (
    <Stack $gap={3}>
      <CountText>
        {reports.length === 0
          ? `Nothing has been reported around ${town.name}.`
          : `${shownWords(reports.length, total)} around ${town.name}, nearest first`}
      </CountText>
      {reports.length > 0 && (
        <Rows role="list" aria-label={`Footpath problems around ${town.name}`}>
          {reports.map((report, index) => (
            <Row key={report.id}>
              <Stack $gap={2}>
                <strong>{reportName(report)}</strong>
                <ReportBadges report={report} />
              </Stack>
              <Button aria-label={`Attach ${names[index]}`} onClick={() => onChosen(report.id, reportName(report))}>
                Attach
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      <ShowMore list={list} noun="reports" />
    </Stack>
  );
}
