import { ApiError } from '@waymark/mfe-kit';

export interface NotSent {
  /** What happened and what to do. */
  message: string;
  fieldErrors: Record<string, string>;
}

const KEPT = 'What you wrote is kept here.';

/** A failure in plain words. */
export function notSent(error: unknown): NotSent {
  const { fieldErrors } = (error instanceof ApiError && error.problem) || {};
  if (fieldErrors && Object.keys(fieldErrors).length > 0)
    return { message: `Please check the marked fields. ${KEPT}`, fieldErrors };
  if (error instanceof ApiError && error.status === 429)
    return { message: `You have sent several messages. ${waitFor(error)} ${KEPT}`, fieldErrors: {} };
  return { message: KEPT, fieldErrors: {} };
}

function waitFor({ retryAfterSeconds }: ApiError): string {
  const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60);
  return `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}
