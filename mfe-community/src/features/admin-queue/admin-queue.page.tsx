import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type Case,
  type CommunitySlots,
  CONTENT_KIND_LABELS,
  REPORT_REASON_LABELS,
  AUTO_FLAG_WORDS,
} from '@waymark/contracts-community';
import { Slot, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Alert,
  Breadcrumb,
  Button,
  Card,
  CouldNotLoad,
  EmptyState,
  Inline,
  LoadingRegion,
  Page,
  PageHeading,
  Section,
  SelectField,
  ShowMore,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@waymark/ui';
import { useState } from 'react';
import { QUEUE_WORDS } from '../../messages/en/queue';
import { capital } from '../../shared/capital';
import { CaseInHand } from './case-in-hand';
import { casesQuery, type CaseView } from './case-list-query';
import { CasePills } from './case-pills';
import { decisionForm } from './late-decision-form';
import { type Hand, useHand } from './use-hand';

function CaseList({ view, hand }: { view: CaseView; hand: Hand }) {
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

/** Checks whether the case is already shown in full above. */
const isInHand = ({ inHand }: Hand, id: number): boolean => inHand !== null && inHand !== 'none' && inHand.id === id;

function CaseCard({ found, hand }: { found: Case; hand: Hand }) {
  const { id, kind, contentId, reasons, signals } = found;
  const why = [
    ...reasons.map((one) => REPORT_REASON_LABELS[one]),
    ...signals.map((one) => capital(AUTO_FLAG_WORDS[one])),
  ];
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

/** For moderators: reported content, one case after another. */
export function AdminQueuePage() {
  usePageTitle(QUEUE_WORDS.title);
  decisionForm.useFetchedLater();
  const hand = useHand();
  const { data } = useInfiniteQuery(casesQuery('open'));
  const waiting = data?.pages[0]?.total;
  const { inHand, isBusy } = hand;
  return (
    <Page>
      <Breadcrumb items={[{ label: 'Staff', to: '/admin' }, { label: QUEUE_WORDS.title }]} />
      <PageHeading lead={QUEUE_WORDS.lead}>{QUEUE_WORDS.title}</PageHeading>
      {inHand === 'none' && (
        <Alert tone="good" title={QUEUE_WORDS.noneLeft}>
          {QUEUE_WORDS.noneLeftWhy}
        </Alert>
      )}
      {(inHand === null || inHand === 'none') && (
        <Inline $gap={4}>
          <Button variant="primary" busy={isBusy} onClick={() => void hand.next()}>
            {QUEUE_WORDS.takeNext}
          </Button>
          {waiting ? <span>{QUEUE_WORDS.waiting(waiting)}</span> : null}
        </Inline>
      )}
      {inHand !== null && inHand !== 'none' && <CaseInHand key={hand.turn} found={inHand} hand={hand} />}
      <CaseLists hand={hand} />
    </Page>
  );
}

const VIEWS = Object.entries(QUEUE_WORDS.views) as [CaseView, string][];

/** All reports, by status. */
function CaseLists({ hand }: { hand: Hand }) {
  const [view, setView] = useState<CaseView>('open');
  return (
    <Section heading="All reports">
      <Stack $gap={5}>
        <div style={{ maxWidth: '20rem' }}>
          <SelectField
            label="Show"
            value={view}
            onChange={({ target }) => setView(VIEWS.find(([each]) => each === target.value)?.[0] ?? 'open')}
          >
            {VIEWS.map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <CaseList key={view} view={view} hand={hand} />
      </Stack>
    </Section>
  );
}

export default withQueries(AdminQueuePage);
