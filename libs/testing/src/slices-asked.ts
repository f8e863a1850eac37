/** The slices that a check is about; null, when it is about everything. `npm test -- --base` says so in `SLICES`. */
export function slicesAsked(): readonly string[] | null {
  return process.env['SLICES']?.split(',') ?? null;
}

/** Whether what shows something about these slices has to be done. */
export function isAsked(...slices: readonly string[]): boolean {
  const asked = slicesAsked();
  return asked === null || slices.some((slice) => asked.includes(slice));
}
