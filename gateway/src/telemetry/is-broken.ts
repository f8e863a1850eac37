import type { ReleaseTally } from '@waymark/contracts-core';

const LEAST_ERRORS = 10;
const SHARE = 0.1;

/** Whether a build fails for too many: ten of a minute at least, and a tenth of those who asked for it. */
export function isBroken({
  loads,
  loadErrors,
  scriptErrors,
}: Pick<ReleaseTally, 'loads' | 'loadErrors' | 'scriptErrors'>): boolean {
  const errors = loadErrors + scriptErrors;
  return errors >= LEAST_ERRORS && errors >= SHARE * (loads + errors);
}
