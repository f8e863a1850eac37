import { useQuery } from '@tanstack/react-query';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { StartView } from './start-view';
import { startQuery } from './start-query';

/** Where staff begin: what waits, what does not answer, what is new. */
export function AdminPage() {
  usePageTitle('Staff');
  const { data, isError, refetch } = useQuery(startQuery);
  return (
    <Page>
      <PageHeading lead="What waits, what does not answer, and what is new since you were here last.">
        Staff
      </PageHeading>
      {data && <StartView start={data} />}
      {isError && !data && <CouldNotLoad what="what waits" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <LoadingRegion label="Loading what waits">
          <Skeleton lines={3} height="6rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}

export default withQueries(AdminPage);
