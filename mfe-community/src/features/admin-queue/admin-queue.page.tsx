import { useInfiniteQuery } from '@tanstack/react-query';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Alert, Breadcrumb, Button, Inline, Page, PageHeading, Section, SelectField, Stack } from '@waymark/ui';
import { useState } from 'react';
import { QUEUE_WORDS } from '../../messages/en/queue';
import { CaseInHand } from './case-in-hand';
import { CaseList } from './case-list';
import { casesQuery, type CaseView } from './case-list-query';
import { decisionForm } from './late-decision-form';
import { type Hand, useHand } from './use-hand';

/** For moderators: what people reported, one after another. */
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
