import { Inline, space, target } from '@waymark/ui';
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

/** One problem: what, how far in which direction, how bad, and by whom it is known. */
export function ProblemRow({ problem: { report, way }, isRough }: { problem: NearProblem; isRough: boolean }) {
  return (
    <Row>
      <Head>
        <Link to={reportPath(report.id)}>{`${issueWords(report.issueType)}, ${wayWords(way, isRough)}`}</Link>
        <Inline $gap={2}>
          <SeverityBadge severity={report.severity} />
          {report.isSample && <SampleBadge />}
        </Inline>
      </Head>
      <Evidence>{confirmedWords(report)}</Evidence>
    </Row>
  );
}
