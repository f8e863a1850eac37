import { ApiError } from '@waymark/mfe-kit';

/** Words for an import that could not be done. */
export function importProblem(error: Error): string {
  if (!(error instanceof ApiError)) return 'We could not reach the site. Nothing was imported. Please try again.';
  if (error.status === 413) return 'The file is larger than 1 MB. Split it into smaller files.';
  if (error.status === 422)
    return Object.values(error.problem?.fieldErrors ?? {})[0] ?? 'The file has mistakes. Check it again.';
  if (error.status === 403) return 'You do not have access to this page';
  return 'Something went wrong on our side. Nothing was imported. Please try again.';
}
