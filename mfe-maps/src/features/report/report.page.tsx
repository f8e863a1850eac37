import { useQuery } from '@tanstack/react-query';
import { ApiError, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { asideIn, AsidePage } from '@waymark/mfe-kit/moderation';
import { CouldNotLoad, Inline, LinkButton, LoadingRegion, Page, PageHeading, Skeleton, Stack } from '@waymark/ui';
import { useParams } from 'react-router-dom';
import { MAPPING_WORDS } from '../../messages/en/mapping';
import { reportName } from '../../shared/report-words/report-words';
import { reportQuery } from './report-query';
import { ReportView } from './report-view';

// Statuses that mean an unknown report. 400 and 422 mean an invalid ID, which is the same to the reader.
const UNKNOWN = [400, 404, 422];

export function ReportPage() {
  const { id = '' } = useParams();
  const { data: report, error, refetch } = useQuery(reportQuery(id));
  const aside = asideIn(error);
  const isUnknown = error instanceof ApiError && UNKNOWN.includes(error.status);
  usePageTitle(aside ? undefined : isUnknown ? 'Report Not Found' : report && reportName(report));
  if (aside) return <AsidePage what="This report" state={aside} />;
  if (isUnknown) return <ReportNotFound />;
  // The key remounts the page for another report.
  if (report) return <ReportView key={report.id} report={report} />;
  return (
    <Page narrow>
      {error ? (
        <CouldNotLoad what="this report" onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion label="Loading the report">
          <Stack $gap={4}>
            <Skeleton width="70%" height="3rem" />
            <Skeleton width="50%" height="1.75rem" />
            <Skeleton lines={5} />
            <Skeleton width="14rem" height="2.75rem" />
          </Stack>
        </LoadingRegion>
      )}
    </Page>
  );
}

function ReportNotFound() {
  return (
    <Page narrow>
      <PageHeading lead={MAPPING_WORDS.reportNotFound}>Report Not Found</PageHeading>
      <Inline $gap={3}>
        <LinkButton to="/footpath-mapping" variant="primary">
          Look at footpath problems
        </LinkButton>
        <LinkButton to="/">Return Home</LinkButton>
      </Inline>
    </Page>
  );
}

export default withQueries(ReportPage);
