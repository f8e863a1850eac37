import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewestRun } from '@waymark/contracts-community';
import { momentWords } from '@waymark/contracts-core';
import { call } from '@waymark/mfe-kit';
import { Button, Card, Stack } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { askForSuggestions } from '../../../endpoints';
import { renewDesk, useDeskAct } from '../use-desk-act';
import { newestRun } from './suggestion-queries';

const Bar = styled.progress`
  width: 100%;
  height: 1rem;
  accent-color: var(--color-accent);
`;

type Run = NonNullable<NewestRun['run']>;

/** Starts generating suggestions from new feedback, and shows the progress. */
export function RunPanel() {
  const { data } = useQuery(newestRun);
  const queries = useQueryClient();
  const { run, busy } = useDeskAct();
  const isUnderWay = data?.run?.state === 'waiting' || data?.run?.state === 'running';
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) void renewDesk(queries);
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay, queries]);
  const ask = () =>
    run({
      act: () => call(askForSuggestions),
      done: 'Looking at the feedback',
      next: (answer) => queries.setQueryData(newestRun.queryKey, answer),
    });
  return (
    <Card $tone="sunken">
      <Stack $gap={3}>
        <p role="status">{data ? runWords(data) : 'Checking progress...'}</p>
        {isUnderWay && data?.run && <Progress run={data.run} />}
        <div>
          <Button variant="primary" busy={busy || isUnderWay} onClick={ask}>
            {isUnderWay ? 'Looking at the feedback...' : 'Look for suggestions now'}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Progress({ run: { done, total } }: { run: Run }) {
  return (
    <Bar
      aria-label="How much feedback has been compared"
      {...(total > 0 ? { value: done, max: total } : {})}
      aria-valuetext={total > 0 ? `${done} of ${total}` : 'Not started'}
    />
  );
}

/** Returns a sentence that does not change with each step, so that progress is not announced. */
function runWords({ run, waitingFeedback }: NewestRun): string {
  const fresh = waitingFeedback === 0 ? 'No new feedback since then.' : `${waitingFeedback} new since then.`;
  if (!run) return `Nobody has looked for suggestions yet. ${waitingFeedback} waiting.`;
  if (run.state === 'waiting') return 'It will start in a moment.';
  if (run.state === 'running') return 'New feedback is being compared with existing suggestions.';
  const when = run.finishedAt ? momentWords(run.finishedAt) : '';
  if (run.state === 'failed') return `${when}: ${run.note ?? 'It failed.'}`;
  const found = `${run.found} new, ${run.joined} added to existing ones.`;
  return `Last ${when}, by ${engineWords(run.engine)}: ${found} ${run.note ?? ''} ${fresh}`.replace(/\s+/g, ' ');
}

export function engineWords(engine: string | null): string {
  if (engine === 'embedded' || engine === null) return 'the embedded engine';
  return engine === 'staff' ? 'staff' : `the ${engine}`;
}
