import { lazyAgain } from '@waymark/mfe-kit';
import { LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { Suspense } from 'react';
import { FormBoundary } from './form-boundary';
import type { ReportFormProps } from './report-form-props';

const NewReportForm = lazyAgain(() => import(/* webpackChunkName: "report-form" */ './new-report-form'));

/** Form for a new report; its code loads on demand. */
export function ReportForm(props: ReportFormProps) {
  return (
    <FormBoundary>
      <Suspense fallback={<FormSkeleton />}>
        <NewReportForm {...props} />
      </Suspense>
    </FormBoundary>
  );
}

export function FormSkeleton() {
  return (
    <LoadingRegion label="Loading the form">
      <Stack $gap={5}>
        <Skeleton height="9rem" />
        <Skeleton height="5rem" />
        <Skeleton height="9rem" />
      </Stack>
    </LoadingRegion>
  );
}
