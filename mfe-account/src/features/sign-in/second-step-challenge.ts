import { ApiError } from '@waymark/mfe-kit';

/** What a refused sign-in is to send with a code; null when it was refused for another reason. */
export function secondStepChallenge(error: unknown): string | null {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.code !== 'auth.second-step' || !('challenge' in problem)) return null;
  return typeof problem.challenge === 'string' ? problem.challenge : null;
}
