import type { CommunitySlots } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import type { Feature, Statement } from '@waymark/contracts-reviews';
import { useQuery } from '@tanstack/react-query';
import { addressOf, call, Slot } from '@waymark/mfe-kit';
import { Badge, Button, Inline, LoadingRegion, Skeleton, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { listStatements } from '../../endpoints';
import { measureWords } from './fact-words';

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    padding-inline-start: ${space[4]};
    border-inline-start: 0.25rem solid var(--color-line);
    overflow-wrap: anywhere;
  }
`;

/** All statements about one feature, newest first: with the kind of person or list, never a name. */
export function FeatureHistory({ venueId, feature }: { venueId: number; feature: Feature }) {
  const params = { id: venueId };
  const { data, isError, refetch } = useQuery({
    queryKey: [addressOf(listStatements, { params }), feature],
    queryFn: ({ signal }) => call(listStatements, { params, query: { feature }, signal }),
    retry: false,
  });
  if (isError)
    return (
      <Inline $gap={3} role="alert">
        <span>We could not load the history.</span>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Inline>
    );
  if (!data)
    return (
      <LoadingRegion label="Loading the history">
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  if (data.length === 0) return <p>There are no older answers.</p>;
  return (
    <List role="list" aria-label="History, newest first">
      {data.map((statement) => (
        <li key={statement.id}>
          <p>
            <strong>{VALUES[statement.value]}</strong>
            <span>{`${statement.measure ? `, ${measureWords(statement.measure)}` : ''}, ${byWords(statement)}`}</span>
          </p>
          {statement.note && <p>{`“${statement.note}”`}</p>}
          <p>
            <span>{whenWords(statement)}</span> {statement.ended && <Badge>{endedWords(statement.ended)}</Badge>}
          </p>
          {statement.by.kind === 'visitor' && !statement.ended && (
            <Slot<CommunitySlots['report-this']>
              quiet
              name="report-this"
              props={{
                kind: 'venue-answer',
                contentId: `${statement.id}`,
                label: `the answer from ${dayWords(statement.observed)}: ${VALUES[statement.value]}`,
                correctPath: `/venues/${venueId}#feature-${feature}`,
              }}
            />
          )}
        </li>
      ))}
    </List>
  );
}

const VALUES: Readonly<Record<Statement['value'], string>> = {
  yes: 'Yes',
  no: 'No',
  partly: 'Partly',
  'does-not-apply': 'Does not apply',
  words: 'Comment only',
};

function byWords({ by }: Statement): string {
  if (by.kind === 'source') return `from ${by.name}`;
  return by.kind === 'venue' ? 'from the place itself' : 'from a visitor';
}

function whenWords({ observed, added, by }: Statement): string {
  const seen = `${by.kind === 'visitor' ? 'Seen' : 'Listed'} ${dayWords(observed)}`;
  return dayWords(observed) === dayWords(added) ? `${seen}.` : `${seen}, added here ${dayWords(added)}.`;
}

const BECAUSE = {
  replaced: 'replaced by a newer answer',
  'taken-back': 'withdrawn',
  vanished: 'removed from the list',
} as const;

function endedWords({ at, because }: NonNullable<Statement['ended']>): string {
  return `Ended ${dayWords(at)}: ${BECAUSE[because]}`;
}
