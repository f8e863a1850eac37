import { ApiError } from '@waymark/mfe-kit';
import type { FormFailure } from '@waymark/mfe-kit/form';
import { REPORT_FAILED } from './report-messages';

const STORED = 'What you wrote is still here.';

/** Returns why a report was rejected when no single field is the cause. */
export function reportFailure(error: unknown): FormFailure {
  return { heading: 'Your report was not sent', message: `${REPORT_FAILED.description} ${reasonOf(error)}` };
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 429)
    return `We have had too many reports from here in a short time. Please wait ${error.wait}. ${STORED}`;
  if (error instanceof ApiError && error.problem && error.status < 500) return `${error.problem.title}. ${STORED}`;
  if (!navigator.onLine) return `You are offline. Send your report when you are back online. ${STORED}`;
  return STORED;
}
