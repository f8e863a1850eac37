import { type BooksDifference, DIFFERENCE_LABELS } from '@waymark/contracts-account';
import { momentWords, moneyWords } from '@waymark/contracts-core';
import { FactList, FactRow, StatePill } from '@waymark/ui';

const side = (pence: number | null, state: string | null): string =>
  [pence === null ? null : moneyWords(pence), state].filter(Boolean).join(', ') || 'nothing';

/** Where both sides say different things. */
export function DifferenceList({ differences }: { differences: readonly BooksDifference[] }) {
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
