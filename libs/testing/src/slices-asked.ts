/** Returns the slices that a check covers; null for all. `npm test -- --base` sets them in `SLICES`. */
export function slicesAsked(): readonly string[] | null {
  return process.env['SLICES']?.split(',') ?? null;
}

/** Returns whether to run a check that tests these slices. */
export function isAsked(...slices: readonly string[]): boolean {
  const asked = slicesAsked();
  return asked === null || slices.some((slice) => asked.includes(slice));
}
