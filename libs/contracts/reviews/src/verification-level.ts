export type VerificationLevel = 'green' | 'yellow' | 'red' | 'none';

/** Rounded percentage of people who agree; null when nobody answered. */
export function verificationPercentage(agrees: number, disagrees: number): number | null {
  const answers = agrees + disagrees;
  return answers === 0 ? null : Math.round((agrees / answers) * 100);
}

/** Green at 70 % or more, yellow at 40 % or more, red below; no answers, no colour. */
export function verificationLevel(percentage: number | null): VerificationLevel {
  if (percentage === null) return 'none';
  if (percentage >= 70) return 'green';
  return percentage >= 40 ? 'yellow' : 'red';
}
