import { useInfiniteQuery } from '@tanstack/react-query';
import { CouldNotLoad, EmptyState, MapPinIcon, Section, ShowMore, Stack } from '@waymark/ui';
import { FeedAnchor } from '../../shared/feed-anchor';
import { reportPagesQuery } from '../../shared/report-api/reports-query';
import { ReportCards, ReportSkeletons } from '../../shared/report-card/report-cards';

const PAGE = 5;

/** The newest everywhere, open and resolved. */
export function RecentReports() {
  const list = useInfiniteQuery(reportPagesQuery({ limit: PAGE }));
  const reports = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Section
      heading="Recent Reports"
      aside={<FeedAnchor href="/api/footpath-reports/feed.atom">Feed of reports (Atom)</FeedAnchor>}
    >
      {list.isError && !reports && <CouldNotLoad what="the reports" onRetry={() => void list.refetch()} />}
      {list.isPending && <ReportSkeletons />}
      {reports?.length === 0 && (
        <EmptyState title="No problems reported yet" icon={<MapPinIcon size="2.5em" />} level={3}>
          <p>Choose a city or a place on the map to report the first one.</p>
        </EmptyState>
      )}
      {reports && reports.length > 0 && (
        <Stack $gap={4}>
          <ReportCards reports={reports} />
          <ShowMore list={list} noun="reports" />
        </Stack>
      )}
    </Section>
  );
}
