/** The factor for timeouts: during a check, other tests run in parallel. */
const PATIENCE = Number(process.env['TEST_PATIENCE'] ?? 1);

/**
 * Returns the timeout for this machine, given the milliseconds for an idle one. Only ends what hangs: benches measure
 * speed.
 */
export function patient(ms: number): number {
  return ms * PATIENCE;
}
