import { ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../../support/account-problem';

const ASK_AGAIN_SECONDS = 30;
const AWAY: readonly string[] = ['gifts.stripe-away', 'gifts.not-taken'];

/** While Stripe is unavailable, keeps the stored change and tells the donor so. */
export async function orNoted(code: 'gifts.stop-noted' | 'gifts.change-noted', carried: Promise<void>): Promise<void> {
  try {
    await carried;
  } catch (cause) {
    if (!(cause instanceof ProblemException) || !AWAY.includes(cause.code)) throw cause;
    throw accountProblem(code, { cause, retryAfterSeconds: ASK_AGAIN_SECONDS });
  }
}
