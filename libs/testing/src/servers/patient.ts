/** How many times longer than said a wait may take: a check runs other tests beside this one. */
const PATIENCE = Number(process.env['TEST_PATIENCE'] ?? 1);

/** A limit in milliseconds as it holds on a machine at rest -> the one that holds here. Only to end what hangs: speed is measured by benches. */
export function patient(ms: number): number {
  return ms * PATIENCE;
}
