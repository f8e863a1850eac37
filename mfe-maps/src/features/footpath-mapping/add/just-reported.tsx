import { Alert, Button, Inline, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Report } from '../../../shared/report-api/reports-query';
import { CorrectReportForm } from '../../../shared/report-form/correct-report-form';
import { useCorrectableUntil } from '../../../shared/report-form/use-correctable-until';
import { reportName, reportPath } from '../../../shared/report-words/report-words';

interface JustReportedProps {
  report: Report;
  onCorrected: (report: Report) => void;
}

/** Shows the report just sent, with a way to correct it while that is possible. */
export function JustReported({ report, onCorrected }: JustReportedProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isCorrectable = useCorrectableUntil(report) !== null;
  useEffect(() => box.current?.focus(), [report]);

  if (isCorrecting)
    return (
      <Stack as="section" $gap={5} aria-labelledby="correct-report">
        <h2 id="correct-report">Correct your report</h2>
        <CorrectReportForm
          report={report}
          onCorrected={(corrected) => {
            setIsCorrecting(false);
            onCorrected(corrected);
          }}
          onCancel={() => setIsCorrecting(false)}
        />
      </Stack>
    );
  return (
    <Alert ref={box} tabIndex={-1} tone="good" title="Thank you. Your report is on the map and in the list.">
      <Stack $gap={3}>
        <p>
          <Link to={reportPath(report.id)}>{reportName(report)}</Link>
        </p>
        {isCorrectable && (
          <Inline>
            <Button onClick={() => setIsCorrecting(true)}>Correct it</Button>
            <span>You can do this for 15 minutes.</span>
          </Inline>
        )}
      </Stack>
    </Alert>
  );
}
