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
    return `Too many reports came from here in a short time: wait ${error.wait}. ${STORED}`;
  if (error instanceof ApiError && error.problem && error.status < 500) return `${error.problem.title}. ${STORED}`;
  if (!navigator.onLine) return `You are offline: send it when you are back online. ${STORED}`;
  return STORED;
}
