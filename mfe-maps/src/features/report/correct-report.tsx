import { useQueryClient } from '@tanstack/react-query';
import { Button, PencilIcon, Section } from '@waymark/ui';
import { useState } from 'react';
import { applyReport } from '../../shared/report-actions/apply-report';
import { CorrectReportForm } from '../../shared/report-form/correct-report-form';
import { useCorrectableUntil } from '../../shared/report-form/use-correctable-until';
import { reportQuery, type WholeReport } from './report-query';

/** For whoever made it, in its first 15 minutes. */
export function CorrectReport({ report }: { report: WholeReport }) {
  const cache = useQueryClient();
  const until = useCorrectableUntil(report);
  const [isOpen, setIsOpen] = useState(false);
  if (!until) return null;

  function close() {
    setIsOpen(false);
    // The form is gone with the focus in it.
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
