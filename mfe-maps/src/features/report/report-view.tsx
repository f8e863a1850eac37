import { useQueryClient } from '@tanstack/react-query';
import type { CommunitySlots } from '@waymark/contracts-community';
import { Slot, toast, useAfterContent } from '@waymark/mfe-kit';
import { CorrectedNote, OwnAsideNote } from '@waymark/mfe-kit/moderation';
import {
  Breadcrumb,
  Button,
  Inline,
  MapPinIcon,
  Page,
  PageHeading,
  PencilIcon,
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
import { applyReport } from '../../shared/report-actions/apply-report';
import { ReportActions } from '../../shared/report-actions/report-actions';
import { CorrectReportForm } from '../../shared/report-form/correct-report-form';
import { useCorrectableUntil } from '../../shared/report-form/use-correctable-until';
import { ReportBadges } from '../../shared/report-words/report-badges';
import { confirmedWords, issueWords, reportPath } from '../../shared/report-words/report-words';
import { Since } from '../../shared/report-words/since';
import { ReportHistory } from './report-history';
import { ReportPhotos } from './report-photos';
import { ReportPlace } from './report-place';
import { reportQuery, type WholeReport } from './report-query';

/** For the reporter, in the first 15 minutes. */
function CorrectReport({ report }: { report: WholeReport }) {
  const cache = useQueryClient();
  const until = useCorrectableUntil(report);
  const [isOpen, setIsOpen] = useState(false);
  if (!until) return null;

  function close() {
    setIsOpen(false);
    // Returns the focus to the button, because the form had the focus when it closed.
    requestAnimationFrame(() => document.getElementById('page-heading')?.focus({ preventScroll: true }));
  }

  if (!isOpen)
    return (
      <div>
        <Button icon={<PencilIcon />} onClick={() => setIsOpen(true)}>
          Correct this report
        </Button>
      </div>
    );
  return (
    <Section heading="Correct this report" intro="You can change it for 15 minutes after you report it.">
      <CorrectReportForm
        report={report}
        onCorrected={(changed) => {
          applyReport(cache, changed);
          void cache.invalidateQueries(reportQuery(String(report.id)));
          close();
        }}
        onCancel={close}
      />
    </Section>
  );
}

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

/** All details of one problem: text and actions first, the map beside them. */
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

/** Share the page, or subscribe to reports nearby. */
function FollowReport({ report: { id, latitude, longitude } }: { report: WholeReport }) {
  const [address, setAddress] = useState<string | null>(null);
  const feed = `/api/footpath-reports/feed.atom?near=${latitude},${longitude}&radius=${METRES}`;

  async function copy() {
    const link = window.location.origin + reportPath(id);
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied', description: link, variant: 'success' });
    } catch {
      // The browser does not allow copying here, so the link is shown to be copied by hand.
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

/**
 * Lets readers report this report to staff. Tells its author if staff hid it and why, and tells everybody if staff
 * corrected it.
 */
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
