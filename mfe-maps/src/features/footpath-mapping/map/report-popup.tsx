import { useQuery } from '@tanstack/react-query';
import { PopupText } from '@waymark/map';
import { queryOf, useInBrowser } from '@waymark/mfe-kit';
import { Button, fontSize, Inline, ListIcon, Skeleton, Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { readFootpathReport } from '../../../endpoints';
import { ReportBadges } from '../../../shared/report-words/report-badges';
import { confirmedWords, issueWords, reportPath } from '../../../shared/report-words/report-words';

const Title = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${fontSize.medium};
  font-weight: 700;
`;

/** A report that was chosen on the map: S2 cuts its text, the rest is one press away. */
export function ReportPopup({ id }: { id: number }) {
  const { data: report, isError } = useQuery(queryOf(readFootpathReport, { params: { id } }));
  const listed = useInBrowser(() => document.querySelector<HTMLElement>(`[data-report="${id}"] a`), null);
  if (isError) return <p>We could not load this report. It stands in the list.</p>;
  if (!report) return <Skeleton lines={3} />;
  return (
    <Stack $gap={2}>
      <Title to={reportPath(id)}>{issueWords(report.issueType)}</Title>
      <Inline $gap={2}>
        <ReportBadges report={report} />
      </Inline>
      <p>{report.location}</p>
      <PopupText text={report.description} />
      <p>{confirmedWords(report)}.</p>
      {listed && (
        <div>
          <Button icon={<ListIcon />} onClick={() => listed.focus()}>
            Show in the list
          </Button>
        </div>
      )}
    </Stack>
  );
}
