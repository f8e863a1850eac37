import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type Case,
  type CommunitySlots,
  CONTENT_KIND_LABELS,
  REPORT_REASON_LABELS,
  SIGNAL_WORDS,
} from '@waymark/contracts-community';
import { Slot } from '@waymark/mfe-kit';
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
import { QUEUE_WORDS } from '../../messages/en/queue';
import { capital } from '../../shared/capital';
import { CasePills } from './case-pills';
import { type CaseView, casesQuery } from './case-list-query';
import type { Hand } from './use-hand';

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
  const all = data.pages.flatMap(({ items }) => items);
  if (all.length === 0) return <EmptyState title={QUEUE_WORDS.empty[view]} />;
  return (
    <Stack $gap={4}>
      {all
        .filter(({ id }) => !isInHand(hand, id))
        .map((found) => (
          <CaseCard key={found.id} found={found} hand={hand} />
        ))}
      <ShowMore key={view} list={list} noun="reports" />
    </Stack>
  );
}

/** It stands above, with all of its words. */
const isInHand = ({ inHand }: Hand, id: number): boolean => inHand !== null && inHand !== 'none' && inHand.id === id;

function CaseCard({ found, hand }: { found: Case; hand: Hand }) {
  const { id, kind, contentId, reasons, signals } = found;
  const why = [...reasons.map((one) => REPORT_REASON_LABELS[one]), ...signals.map((one) => capital(SIGNAL_WORDS[one]))];
  return (
    <Card as="article" $dense aria-labelledby={`case-${id}`}>
      <h3 id={`case-${id}`}>{`${CONTENT_KIND_LABELS[kind]}, report ${id}`}</h3>
      {kind !== 'member-day' && (
        <Slot<CommunitySlots['moderated-content']>
          name="moderated-content"
          props={{ kind, contentId, caseId: id, isBrief: true }}
          what="the content"
        />
      )}
      {why.length > 0 && <p>{QUEUE_WORDS.why(why)}</p>}
      <CasePills found={found} />
      <div>
        <Button busy={hand.isBusy} onClick={() => void hand.takeOne(id)}>
          <span>{QUEUE_WORDS.takeThis}</span>
          <VisuallyHidden>{`: report ${id}`}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  );
}
