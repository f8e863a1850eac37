import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReconciliationDifference, type ReconciliationRun, DIFFERENCE_LABELS } from '@waymark/contracts-account';
import { momentWords, moneyWords } from '@waymark/contracts-core';
import { call, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, FactList, FactRow, LoadingRegion, Section, ShowMore, Skeleton, StatePill } from '@waymark/ui';
import { reconcileDonations } from '../../../endpoints';
import { useConfirmItIsYou } from '../../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { DIFFERENCES, differencesQuery } from '../staff-donations';
import { ReadFailed } from './read-failed';

/** Shows whether our donation records agree with Stripe. */
export function ReconciliationCheck() {
  const list = useInfiniteQuery(differencesQuery);
  const first = list.data?.pages[0];
  const differences = list.data?.pages.flatMap((page) => page.differences) ?? [];
  return (
    <Section
      heading="Our records and Stripe"
      intro="We compare them every night. Missing gifts are added, and differences are listed here."
    >
      {!first && list.error && (
        <ReadFailed error={list.error} what="the comparison" onRetry={() => list.refetch({ throwOnError: true })} />
      )}
      {!first && !list.error && (
        <LoadingRegion label="Loading the comparison">
          <Skeleton height="6rem" />
        </LoadingRegion>
      )}
      {first && <LastRun run={first.lastRun} open={differences.length} />}
      {differences.length > 0 && <DifferenceList differences={differences} />}
      <ShowMore list={list} noun="differences" />
      {first && <CompareNow isRunning={first.lastRun?.finishedAt === null} />}
    </Section>
  );
}

function LastRun({ run, open }: { run: ReconciliationRun | null; open: number }) {
  if (!run) return <Alert title="They have not been compared yet." />;
  if (run.finishedAt === null)
    return (
      <Alert title="They are being compared now.">
        {run.problem && <p>{`We are trying again: ${run.problem}`}</p>}
      </Alert>
    );
  const looked = `Compared on ${momentWords(run.finishedAt)}: ${run.compared} payments, ${run.mended} corrected.`;
  return open === 0 ? (
    <Alert tone="good" title="They match.">
      <p>{looked}</p>
    </Alert>
  ) : (
    <Alert tone="warn" title="They do not match.">
      <p>{`${looked} Check each of these in Stripe.`}</p>
    </Alert>
  );
}

function CompareNow({ isRunning }: { isRunning: boolean }) {
  const queries = useQueryClient();
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmItIsYou(() => call(reconcileDonations)),
    onSuccess: () => queries.invalidateQueries({ queryKey: DIFFERENCES }),
    onError: (error) =>
      toast({
        title: 'They were not compared',
        description: failureMessage(error, 'Try again in a moment.'),
        variant: 'error',
      }),
  });
  const busy = isPending || isRunning;
  return (
    <div>
      <Button busy={busy} onClick={() => mutate()}>
        {busy ? 'Comparing...' : 'Compare now'}
      </Button>
      {dialog}
    </div>
  );
}

const side = (pence: number | null, state: string | null): string =>
  [pence === null ? null : moneyWords(pence), state].filter(Boolean).join(', ') || 'nothing';

/** Differences between our donation records and Stripe. */
function DifferenceList({ differences }: { differences: readonly ReconciliationDifference[] }) {
  return (
    <FactList role="list" aria-label="Differences">
      {differences.map(({ id, kind, stripeId, oursPence, oursState, stripePence, stripeState, foundAt }) => (
        <FactRow
          key={id}
          name={DIFFERENCE_LABELS[kind]}
          state={<StatePill sign="warning">Differs</StatePill>}
          note={
            <>
              <p>{`Ours: ${side(oursPence, oursState)}. Stripe: ${side(stripePence, stripeState)}.`}</p>
              <p style={{ overflowWrap: 'anywhere' }}>{`${stripeId}, found on ${momentWords(foundAt)}`}</p>
            </>
          }
        />
      ))}
    </FactList>
  );
}
