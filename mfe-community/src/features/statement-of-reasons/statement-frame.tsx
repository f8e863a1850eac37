import type { StatementOfReasons } from '@waymark/contracts-community';
import { CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { StatementOfReasonsView } from './statement-view';
import type { StatementOfReasonsWays } from './statement-ways';

interface StatementOfReasonsFrameProps {
  lead?: string;
  statement?: StatementOfReasons | undefined;
  ways?: StatementOfReasonsWays;
  failed?: boolean;
  onRetry?: () => void;
}

/** The layout of a statement's page, also while it loads. */
export function StatementOfReasonsFrame({
  lead,
  statement,
  ways,
  failed = false,
  onRetry = () => undefined,
}: StatementOfReasonsFrameProps) {
  return (
    <Page narrow>
      <PageHeading lead={lead}>A decision about what you posted</PageHeading>
      {statement && ways && <StatementOfReasonsView statement={statement} ways={ways} />}
      {!statement && failed && <CouldNotLoad what="the statement" onRetry={onRetry} />}
      {!statement && !failed && (
        <LoadingRegion label="Loading the statement">
          <Skeleton lines={6} height="2.5rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}
