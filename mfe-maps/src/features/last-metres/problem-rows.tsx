import { Disclosure } from '@waymark/ui';
import { styled } from 'styled-components';
import type { NearProblem } from './near-problems';
import { ProblemRow } from './problem-row';

/** More would push the rest of the page away; the worst stand first. */
const SHOWN_AT_ONCE = 3;

const List = styled.ul`
  max-width: none;
  padding: 0;
  margin: 0;
  list-style: none;
`;

export function ProblemRows({ problems, isRough }: { problems: readonly NearProblem[]; isRough: boolean }) {
  const rows = (some: readonly NearProblem[], label: string) => (
    <List role="list" aria-label={label}>
      {some.map((problem) => (
        <ProblemRow key={problem.report.id} problem={problem} isRough={isRough} />
      ))}
    </List>
  );
  // One more row is no longer than the words that would hide it.
  if (problems.length <= SHOWN_AT_ONCE + 1) return rows(problems, 'Problems, the worst first');
  const others = problems.slice(SHOWN_AT_ONCE);
  return (
    <>
      {rows(problems.slice(0, SHOWN_AT_ONCE), 'Problems, the worst first')}
      <Disclosure summary={`Show ${others.length} more problems`}>{rows(others, 'More problems')}</Disclosure>
    </>
  );
}
