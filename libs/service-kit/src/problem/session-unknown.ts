import { coreProblem } from './core-problem';
import type { ProblemException } from './problem-exception';

/** Long enough for account to have answered the gateway, which keeps that answer for the next request. */
const RETRY_AFTER_SECONDS = 1;

/** Never a visitor's answer to somebody who may be a member. */
export const sessionUnknown = (): ProblemException =>
  coreProblem('auth.unknown', { retryAfterSeconds: RETRY_AFTER_SECONDS });
