import { lazyAgain } from '@waymark/mfe-kit';
import { Suspense } from 'react';
import { FormBoundary } from './form-boundary';
import { FormSkeleton } from './report-form';
import type { CorrectReportFormProps } from './report-form-props';

const CorrectionForm = lazyAgain(() => import(/* webpackChunkName: "report-form" */ './correction-form'));

/** A filled-in form to correct a report in its first minutes. */
export function CorrectReportForm(props: CorrectReportFormProps) {
  return (
    <FormBoundary>
      <Suspense fallback={<FormSkeleton />}>
        <CorrectionForm {...props} />
      </Suspense>
    </FormBoundary>
  );
}
