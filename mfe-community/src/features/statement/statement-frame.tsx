import type { Statement } from '@waymark/contracts-community';
import { CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { StatementView } from './statement-view';
import type { StatementWays } from './statement-ways';

interface StatementFrameProps {
  lead?: string;
  statement?: Statement | undefined;
  ways?: StatementWays;
  failed?: boolean;
  onRetry?: () => void;
}

/** The layout of a statement's page, also while it loads. */
export function StatementFrame({
  lead,
  statement,
  ways,
  failed = false,
  onRetry = () => undefined,
}: StatementFrameProps) {
  return (
    <Page narrow>
      <PageHeading lead={lead}>A decision about what you posted</PageHeading>
      {statement && ways && <StatementView statement={statement} ways={ways} />}
      {!statement && failed && <CouldNotLoad what="the statement" onRetry={onRetry} />}
      {!statement && !failed && (
        <LoadingRegion label="Loading the statement">
          <Skeleton lines={6} height="2.5rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}
