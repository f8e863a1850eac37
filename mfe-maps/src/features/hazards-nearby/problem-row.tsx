import { dayWords } from '@waymark/contracts-core';
import { type Distance, namesApart, useDistanceWords } from '@waymark/mfe-kit';
import { Inline, space, target, VisuallyHidden } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SampleBadge, SeverityBadge } from '../../shared/report-words/report-badges';
import { confirmedWords, issueWords, reportPath } from '../../shared/report-words/report-words';
import type { NearProblem } from './near-problems';
import { wayWords } from './way-words';

const Row = styled.li`
  padding-block: ${space[2]};
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  &:last-child {
    border-bottom: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    font-weight: 600;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]};
`;

const Evidence = styled.p`
  color: var(--color-text-soft);
`;

const whatAndWhere = ({ report, way }: NearProblem, inUnits: Distance, isRough: boolean): string =>
  `${issueWords(report.issueType)}, ${wayWords(way, inUnits, isRough)}`;

/**
 * Returns a unique name for each: "Blocked path, 40 m to the north", with "reported Nov 3, 2026" where two would be
 * equal.
 */
export const problemNames = (problems: readonly NearProblem[], inUnits: Distance, isRough: boolean): string[] =>
  namesApart(problems, [
    (problem) => whatAndWhere(problem, inUnits, isRough),
    ({ report }) => `reported ${dayWords(report.createdAt)}`,
    ({ report }) => `number ${report.id}`,
  ]);

interface ProblemRowProps {
  problem: NearProblem;
  /** A name from `problemNames`. */
  name: string;
  isRough: boolean;
}

/** One problem: type, distance, direction, severity, and who confirmed it. */
export function ProblemRow({ problem, name, isRough }: ProblemRowProps) {
  const { report } = problem;
  const inUnits = useDistanceWords();
  const words = whatAndWhere(problem, inUnits, isRough);
  const rest = name.slice(words.length);
  return (
    <Row>
      <Head>
        <Link to={reportPath(report.id)}>
          <span>{words}</span>
          {rest && <VisuallyHidden>{rest}</VisuallyHidden>}
        </Link>
        <Inline $gap={2}>
          <SeverityBadge severity={report.severity} />
          {report.isSample && <SampleBadge />}
        </Inline>
      </Head>
      <Evidence>{confirmedWords(report)}</Evidence>
    </Row>
  );
}
