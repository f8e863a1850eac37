/** Of the normal distribution, for 95 %. */
const Z = 1.959964;

/** The Wilson score interval of a share, 0 to 1: honest for few and for all or none, where the usual one is not. */
export function wilson(agreed: number, checked: number): { low: number; high: number } {
  if (checked === 0) return { low: 0, high: 1 };
  const share = agreed / checked;
  const middle = share + Z ** 2 / (2 * checked);
  const half = Z * Math.sqrt((share * (1 - share)) / checked + Z ** 2 / (4 * checked ** 2));
  const whole = 1 + Z ** 2 / checked;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}
