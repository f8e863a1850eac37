import { Breadcrumb, MapPinIcon, Page, PageHeading, space, Stack } from '@waymark/ui';
import { styled } from 'styled-components';
import { PassedOn } from '../../shared/passed-on/passed-on';
import { ReportActions } from '../../shared/report-actions/report-actions';
import { ReportBadges } from '../../shared/report-words/report-badges';
import { confirmedWords, issueWords } from '../../shared/report-words/report-words';
import { Since } from '../../shared/report-words/since';
import { CorrectReport } from './correct-report';
import { FollowReport } from './follow-report';
import { ReportHistory } from './report-history';
import { ReportPhotos } from './report-photos';
import { ReportPlace } from './report-place';
import { ReportToStaff } from './report-to-staff';
import type { WholeReport } from './report-query';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[12]};

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(20rem, 2fr);
    align-items: start;
  }
`;

const Place = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  font-size: 1.1875rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Soft = styled.p`
  color: var(--color-text-soft);
`;

/** All that is known of one problem: words and deeds first, the map beside them. */
export function ReportView({ report }: { report: WholeReport }) {
  const issue = issueWords(report.issueType);
  return (
    <Page>
      <Breadcrumb
        items={[{ label: 'Home', to: '/' }, { label: 'Footpath Mapping', to: '/footpath-mapping' }, { label: issue }]}
      />
      <Columns>
        <Stack $gap={8}>
          <Stack $gap={4}>
            <PageHeading>{issue}</PageHeading>
            <ReportBadges report={report} />
            <Place>
              <MapPinIcon />
              <span>{report.location}</span>
            </Place>
            {report.isSample && (
              <p>This report is made up, to try the site with. Nothing is wrong there that we know of.</p>
            )}
            <Words>{report.description}</Words>
            <Soft>
              Reported by {report.reporterName}, <Since date={report.createdAt} />. {confirmedWords(report)}.
            </Soft>
            <ReportActions report={report} />
            <CorrectReport report={report} />
          </Stack>
          <ReportPhotos photos={report.photos} />
          <PassedOn report={report} headingLevel={2} />
          <ReportHistory history={report.history} />
        </Stack>
        <Stack $gap={8}>
          <ReportPlace report={report} />
          <FollowReport report={report} />
          <ReportToStaff report={report} />
        </Stack>
      </Columns>
    </Page>
  );
}
