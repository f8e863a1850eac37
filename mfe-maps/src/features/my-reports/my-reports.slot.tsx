import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { AccountSlots } from '@waymark/contracts-account';
import { addressOf, callForPage, useSession, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, CountText, EmptyState, LinkButton, Section, ShowMore, Stack } from '@waymark/ui';
import { listOwnFootpathReports } from '../../endpoints';
import { ReportCards, ReportSkeletons } from '../../shared/report-card/report-cards';
import { shownWords } from '../../shared/report-words/count-words';

const PAGE = 10;
const query = { limit: PAGE };

const ownReports = infiniteQueryOptions({
  queryKey: [addressOf(listOwnFootpathReports, { query }), 'pages'],
  queryFn: ({ pageParam, signal }) =>
    callForPage(listOwnFootpathReports, { query: { ...query, cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

/**
 * Fills the slot "profile-footpath-reports": the member's own reports, on their own profile only. Others' reports are
 * not listed by person.
 */
export function MyReports({ memberId }: AccountSlots['profile-footpath-reports']) {
  const { user } = useSession();
  return user?.id === memberId ? <OwnReports /> : null;
}

function OwnReports() {
  const list = useInfiniteQuery(ownReports);
  const reports = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Section heading="Your footpath reports">
      {list.isError && !reports && <CouldNotLoad what="your reports" onRetry={() => void list.refetch()} />}
      {list.isPending && <ReportSkeletons count={1} />}
      {reports?.length === 0 && (
        <EmptyState
          title="No reports yet"
          level={3}
          action={
            <LinkButton to="/footpath-mapping" variant="primary">
              Report a footpath problem
            </LinkButton>
          }
        >
          <p>A problem you report today helps the next person.</p>
        </EmptyState>
      )}
      {reports && reports.length > 0 && (
        <Stack $gap={4}>
          <CountText>{shownWords(reports.length, list.data?.pages[0]?.total ?? reports.length)}</CountText>
          <ReportCards reports={reports} />
          <ShowMore list={list} noun="reports" />
        </Stack>
      )}
    </Section>
  );
}

export default withQueries(MyReports);
