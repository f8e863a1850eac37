import { useInfiniteQuery } from '@tanstack/react-query';
import type { MapBounds } from '@waymark/map';
import {
  Button,
  Card,
  CouldNotLoad,
  CountText,
  EmptyState,
  LoadingRegion,
  MapPinIcon,
  ShowMore,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@waymark/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { ReportFilter } from '../../../shared/report-api/report-filter';
import { reportsInBox, type Report } from '../../../shared/report-api/reports-query';
import { ReportCard } from '../../../shared/report-card/report-card';
import { countWords } from '../../../shared/report-words/count-words';
import { reportNames } from '../../../shared/report-words/report-words';

/** Reports per page. More are loaded only on request, so they need no rendering and no Tab stops. */
const PAGE = 10;

const Rows = styled.ul`
  display: grid;
  gap: 0.75rem;
  padding: 0;
  list-style: none;
`;

interface ReportListProps {
  filter: ReportFilter;
  /** Null while the view is not known. */
  box: MapBounds | null;
  selectedId: number | null;
  /** The page has a map that can show a report. */
  hasMap: boolean;
  onShow: (report: Report) => void;
  onClear: (() => void) | null;
}

/** Every report in the view, newest first, with the same content as the map. */
export function ReportList({ filter, box, selectedId, hasMap, onShow, onClear }: ReportListProps) {
  const query = useInfiniteQuery({
    ...reportsInBox(filter, box ?? { west: 0, south: 0, east: 0, north: 0 }, PAGE),
    enabled: box !== null,
  });
  const { data, error, refetch, isPlaceholderData } = query;
  const rows = useRef<HTMLUListElement>(null);
  const reports = data?.pages.flatMap(({ items }) => items) ?? [];
  useShown(rows, selectedId);

  if (!data) return error ? <CouldNotLoad what="the reports" onRetry={() => void refetch()} /> : <ListSkeleton />;
  const names = reportNames(reports);
  const total = data.pages.at(-1)?.total ?? reports.length;

  return (
    <Stack $gap={4} aria-busy={isPlaceholderData}>
      <CountText waiting={isPlaceholderData && 'Looking for reports...'}>{countWords(reports.length, total)}</CountText>
      {reports.length === 0 && (
        <EmptyState
          title="Nothing has been reported here"
          action={onClear && <Button onClick={onClear}>Clear filters</Button>}
        >
          <p>
            {onClear
              ? 'No report in this area matches the filters.'
              : 'No reports does not mean no problems. Zoom out, or add what you know.'}
          </p>
        </EmptyState>
      )}
      <Rows ref={rows} aria-label="Reports on this part of the map">
        {reports.map((report, index) => (
          <li key={report.id} data-report={report.id}>
            <ReportCard report={report} name={names[index]} isSelected={report.id === selectedId}>
              {hasMap && (
                <Button variant="quiet" icon={<MapPinIcon />} onClick={() => onShow(report)}>
                  Show on the map
                  <VisuallyHidden>{`: ${names[index]}`}</VisuallyHidden>
                </Button>
              )}
            </ReportCard>
          </li>
        ))}
      </Rows>
      <ShowMore
        key={JSON.stringify([filter, box])}
        list={query}
        noun="reports"
        label={`Show ${total > reports.length ? Math.min(PAGE, total - reports.length) : PAGE} more`}
      />
    </Stack>
  );
}

/** Scrolls to the report that was selected on the map. */
function useShown(rows: RefObject<HTMLUListElement | null>, selectedId: number | null): void {
  useEffect(() => {
    if (selectedId === null) return;
    const row = rows.current?.querySelector(`[data-report="${selectedId}"]`);
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [rows, selectedId]);
}

export function ListSkeleton() {
  return (
    <LoadingRegion label="Loading reports">
      <Stack $gap={4}>
        <Skeleton width="60%" />
        {[1, 2, 3].map((card) => (
          <Card key={card}>
            <Skeleton width="60%" height="2rem" />
            <Skeleton width="50%" />
            <Skeleton lines={3} />
            <Skeleton width="12rem" height="2.75rem" />
          </Card>
        ))}
      </Stack>
    </LoadingRegion>
  );
}
