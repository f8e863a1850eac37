import type { FootpathReport } from '@waymark/contracts-maps';
import { Card, space, VisuallyHidden, target } from '@waymark/ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ReportActions } from '../report-actions/report-actions';
import { ReportBadges } from '../report-words/report-badges';
import { confirmedWords, issueWords, reportName, reportPath, shortDescription } from '../report-words/report-words';
import { Since } from '../report-words/since';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
`;

const Title = styled.h3`
  font-size: 1rem;
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Soft = styled.p`
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: start;
`;

const ReportBox = styled(Card)<{ $isSelected: boolean }>`
  outline: ${({ $isSelected }) => ($isSelected ? '3px solid var(--color-accent)' : 'none')};
  outline-offset: -1px;
`;

interface ReportCardProps extends Omit<ComponentProps<typeof Card>, 'onSelect'> {
  report: FootpathReport;
  /** A name that is unique in its list. */
  name?: string;
  /** Level of the heading: one below that of the list. Default: 3. */
  level?: 2 | 3 | 4;
  /** The map shows this report as selected. */
  isSelected?: boolean;
  /** Called after a change was saved; this remote's lists update by themselves. */
  onChanged?: (report: FootpathReport) => void;
}

/** A footpath problem in a list, as a compact row: type, severity, place, reporter, date and actions. */
export function ReportCard({ report, name = reportName(report), level = 3, ...props }: ReportCardProps) {
  const { isSelected = false, onChanged, children, ...rest } = props;
  const issue = issueWords(report.issueType);
  const short = shortDescription(report.description);
  return (
    <ReportBox
      as="article"
      $dense
      aria-label={name}
      aria-current={isSelected || undefined}
      $isSelected={isSelected}
      {...rest}
    >
      <Head>
        <Title as={`h${level}`}>
          <Link to={reportPath(report.id)}>
            <span>{issue}</span>
            <VisuallyHidden>{name.slice(issue.length)}</VisuallyHidden>
          </Link>
        </Title>
        <ReportBadges report={report} />
      </Head>
      <Words>
        <span>{short ?? report.description}</span>{' '}
        {short && (
          <Link to={reportPath(report.id)}>
            Read more<VisuallyHidden>{` about ${name}`}</VisuallyHidden>
          </Link>
        )}
      </Words>
      <Soft>
        <span>{report.location}</span>
        <span>{`. Reported by ${report.reporterName},`}</span> <Since date={report.createdAt} />
        <span>{`. ${confirmedWords(report)}.`}</span>
      </Soft>
      <Actions>
        <ReportActions report={report} name={name} onChanged={onChanged} />
        {children}
      </Actions>
    </ReportBox>
  );
}
