import { Card, LoadingRegion, Skeleton, space, Stack } from '@waymark/ui';
import type { FootpathReport } from '@waymark/contracts-maps';
import { styled } from 'styled-components';
import { reportNames } from '../report-words/report-words';
import { ReportCard } from './report-card';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
  }
`;

interface ReportCardsProps {
  reports: readonly FootpathReport[];
  /** Level of each card's heading. */
  level?: 2 | 3 | 4;
}

export function ReportCards({ reports, level = 3 }: ReportCardsProps) {
  const names = reportNames(reports);
  return (
    <List>
      {reports.map((report, index) => (
        <li key={report.id}>
          <ReportCard report={report} name={names[index]} level={level} />
        </li>
      ))}
    </List>
  );
}

export function ReportSkeletons({ count = 3 }: { count?: number }) {
  return (
    <LoadingRegion label="Loading reports">
      <Stack $gap={4}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index}>
            <Skeleton width="60%" height="1.75rem" />
            <Skeleton lines={4} />
            <Skeleton width="12rem" height="2.75rem" />
          </Card>
        ))}
      </Stack>
    </LoadingRegion>
  );
}
