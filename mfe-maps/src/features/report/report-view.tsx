import type { CommunitySlots } from '@waymark/contracts-community';
import { Slot, toast, useAfterContent } from '@waymark/mfe-kit';
import { CorrectedNote, OwnAsideNote } from '@waymark/mfe-kit/moderated';
import {
  Breadcrumb,
  Button,
  Inline,
  MapPinIcon,
  Page,
  PageHeading,
  Section,
  space,
  Stack,
  TextField,
  TwoColumns,
} from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FeedAnchor } from '../../shared/feed-anchor';
import { PassedOn } from '../../shared/passed-on';
import { ReportActions } from '../../shared/report-actions/report-actions';
import { ReportBadges } from '../../shared/report-words/report-badges';
import { confirmedWords, issueWords, reportPath } from '../../shared/report-words/report-words';
import { Since } from '../../shared/report-words/since';
import { CorrectReport } from './correct-report';
import { ReportHistory } from './report-history';
import { ReportPhotos } from './report-photos';
import { ReportPlace } from './report-place';
import type { WholeReport } from './report-query';

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
      <TwoColumns>
        <Stack $gap={8}>
          <Stack $gap={4}>
            <PageHeading>{issue}</PageHeading>
            <ReportBadges report={report} />
            <Place>
              <MapPinIcon />
              <span>{report.location}</span>
            </Place>
            {report.isSample && <p>This report is a made-up example. We do not know of any problem there.</p>}
            <Words>{report.description}</Words>
            <Soft>
              <span>{`Reported by ${report.reporterName},`}</span> <Since date={report.createdAt} />
              <span>{`. ${confirmedWords(report)}.`}</span>
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
      </TwoColumns>
    </Page>
  );
}

const METRES = 1000;

/** To pass the page on, or to hear of what is reported round about. */
function FollowReport({ report: { id, latitude, longitude } }: { report: WholeReport }) {
  const [address, setAddress] = useState<string | null>(null);
  const feed = `/api/footpath-reports/feed.atom?near=${latitude},${longitude}&radius=${METRES}`;

  async function copy() {
    const link = window.location.origin + reportPath(id);
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied', description: link, variant: 'success' });
    } catch {
      // Not allowed here: it stands on the page, to be copied by hand.
      setAddress(link);
    }
  }

  return (
    <Section heading="Share and follow">
      <Inline $gap={4}>
        <Button onClick={() => void copy()}>Copy the link</Button>
        <FeedAnchor href={feed}>Feed of reports within 1 km (Atom)</FeedAnchor>
      </Inline>
      {address && <TextField label="Link to this report" value={address} readOnly />}
    </Section>
  );
}

/** The way to tell staff that a report should not stand; to whoever wrote it, that staff have hidden it and why; to all, that staff corrected it. */
function ReportToStaff({ report }: { report: WholeReport }) {
  return (
    <>
      <CorrectedNote corrected={report.corrected} />
      <WayToStaff report={report} />
    </>
  );
}

function WayToStaff({ report }: { report: WholeReport }) {
  const isAfterContent = useAfterContent();
  const { id, isOwn, location, setAside } = report;
  if (isOwn && setAside) return <OwnAsideNote what="report" setAside={setAside} />;
  if (isOwn || !isAfterContent) return null;
  return (
    <div>
      <Slot<CommunitySlots['report-this']>
        quiet
        name="report-this"
        props={{ kind: 'footpath-report', contentId: String(id), label: `the footpath report at ${location}` }}
        what="the report form"
      />
    </div>
  );
}
