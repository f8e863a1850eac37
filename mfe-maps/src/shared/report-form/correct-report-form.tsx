import { lazy, Suspense } from 'react';
import type { Report } from '../report-api/reports-query';
import { FormBoundary } from './form-boundary';
import { FormSkeleton } from './report-form';

export interface CorrectReportFormProps {
  report: Report;
  onCorrected: (report: Report) => void;
  onCancel: () => void;
}

const CorrectionForm = lazy(() => import(/* webpackChunkName: "report-form" */ './correction-form'));

/** Corrects a report in its first minutes: the same fields, filled in. */
export function CorrectReportForm(props: CorrectReportFormProps) {
  return (
    <FormBoundary>
      <Suspense fallback={<FormSkeleton />}>
        <CorrectionForm {...props} />
      </Suspense>
    </FormBoundary>
  );
}
