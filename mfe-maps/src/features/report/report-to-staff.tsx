import type { CommunitySlots } from '@waymark/contracts-community';
import type { WholeReport } from './report-query';
import { Slot, useAfterContent } from '@waymark/mfe-kit';
import { CorrectedNote, OwnAsideNote } from '@waymark/mfe-kit/moderated';

/** The way to tell staff that a report should not stand; to whoever wrote it, that staff have hidden it and why; to all, that staff corrected it. */
export function ReportToStaff({ report }: { report: WholeReport }) {
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
        what="the way to report"
      />
    </div>
  );
}
