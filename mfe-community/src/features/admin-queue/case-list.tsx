import { useInfiniteQuery } from '@tanstack/react-query';
import { type Case, CONTENT_KIND_LABELS, REPORT_REASON_LABELS, SIGNAL_WORDS } from '@waymark/contracts-community';
import {
  Button,
  Card,
  CouldNotLoad,
  EmptyState,
  LoadingRegion,
  ShowMore,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@waymark/ui';
import { capital } from '../../shared/capital';
import { CasePills } from './case-pills';
import { type CaseView, casesQuery } from './case-list-query';
import type { Hand } from './use-hand';

const EMPTY: Readonly<Record<CaseView, string>> = {
  open: 'Nothing waits',
  unconfirmed: 'All that was decided is done',
  closed: 'Nothing was decided yet',
};

export function CaseList({ view, hand }: { view: CaseView; hand: Hand }) {
  const list = useInfiniteQuery(casesQuery(view));
  const { data, isError, refetch } = list;
  if (!data)
    return isError ? (
      <CouldNotLoad what="the reports" onRetry={() => void refetch()} />
    ) : (
      <LoadingRegion label="Loading the reports">
        <Skeleton lines={3} height="5rem" />
      </LoadingRegion>
    );
  const cases = data.pages.flatMap(({ items }) => items);
  if (cases.length === 0) return <EmptyState title={EMPTY[view]} />;
  return (
    <Stack $gap={4}>
      {cases.map((found) => (
        <CaseCard key={found.id} found={found} hand={hand} />
      ))}
      <ShowMore key={view} list={list} noun="reports" />
    </Stack>
  );
}

function CaseCard({ found, hand }: { found: Case; hand: Hand }) {
  const { id, kind, reasons, signals } = found;
  const why = [...reasons.map((one) => REPORT_REASON_LABELS[one]), ...signals.map((one) => capital(SIGNAL_WORDS[one]))];
  return (
    <Card as="article" $dense aria-labelledby={`case-${id}`}>
      <h3 id={`case-${id}`}>{`${CONTENT_KIND_LABELS[kind]}, report ${id}`}</h3>
      <CasePills found={found} />
      {why.length > 0 && <p>{`${why.join('. ')}.`}</p>}
      <div>
        <Button busy={hand.isBusy} onClick={() => void hand.takeOne(id)}>
          Take this one<VisuallyHidden>{`: report ${id}`}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  );
}
