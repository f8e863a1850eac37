import { useInfiniteQuery } from '@tanstack/react-query';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Alert, Breadcrumb, Button, Inline, Page, PageHeading, Section, SelectField, Stack } from '@waymark/ui';
import { useState } from 'react';
import { CaseInHand } from './case-in-hand';
import { CaseList } from './case-list';
import { casesQuery, type CaseView } from './case-list-query';
import { decisionForm } from './late-decision-form';
import { type Hand, useHand } from './use-hand';

/** For moderators: what people reported, one after another. */
export function AdminQueuePage() {
  usePageTitle('Reports to decide');
  decisionForm.useFetchedLater();
  const hand = useHand();
  const { data } = useInfiniteQuery(casesQuery('open'));
  const waiting = data?.pages[0]?.total;
  const { inHand, isBusy } = hand;
  return (
    <Page>
      <Breadcrumb items={[{ label: 'Staff', to: '/admin' }, { label: 'Reports to decide' }]} />
      <PageHeading lead="Most harmful first, then what many reported, then what waits longest. You have one at a time in hand, for ten minutes; nobody else can decide about it meanwhile.">
        Reports to decide
      </PageHeading>
      {inHand === 'none' && (
        <Alert tone="good" title="Nothing is left for you">
          What still waits is yours, was reported or decided by you, is in another hand, or its part of the site has not
          answered yet.
        </Alert>
      )}
      {(inHand === null || inHand === 'none') && (
        <Inline $gap={4}>
          <Button variant="primary" busy={isBusy} onClick={() => void hand.next()}>
            Take the next report
          </Button>
          {waiting !== undefined && waiting !== null && <span>{waitingWords(waiting)}</span>}
        </Inline>
      )}
      {inHand !== null && inHand !== 'none' && <CaseInHand key={hand.turn} found={inHand} hand={hand} />}
      <CaseLists hand={hand} />
    </Page>
  );
}

/** Counting stops at a thousand. */
function waitingWords(waiting: number): string {
  if (waiting === 0) return 'None waits.';
  return waiting === 1 ? 'One waits.' : `${waiting >= 1_000 ? '1,000 or more' : waiting} wait.`;
}

const VIEWS = [
  ['open', 'Waiting'],
  ['unconfirmed', 'Decided, not done yet'],
  ['closed', 'Decided'],
] as const satisfies ReadonlyArray<readonly [CaseView, string]>;

/** All reports, by where they stand. */
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
