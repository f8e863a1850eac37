import { queryOptions, useQuery } from '@tanstack/react-query';
import { addressOf, call, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { STAFF_WORDS } from '../../messages/en/staff';
import { openStaffStart } from '../../endpoints';
import { StartView } from './start-view';

/** Uses POST, because the server records the visit. */
const startQuery = queryOptions({
  queryKey: [addressOf(openStaffStart)],
  queryFn: () => call(openStaffStart),
});

/** The start page for staff: waiting work, services that do not respond, and news. */
export function AdminPage() {
  usePageTitle('Staff');
  const { data, isError, refetch } = useQuery(startQuery);
  return (
    <Page>
      <PageHeading lead={STAFF_WORDS.lead}>Staff</PageHeading>
      {data && <StartView start={data} />}
      {isError && !data && <CouldNotLoad what="your to-do list" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <LoadingRegion label="Loading your to-do list">
          <Skeleton lines={3} height="6rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}

export default withQueries(AdminPage);
