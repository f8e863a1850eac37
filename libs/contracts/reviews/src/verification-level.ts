export type VerificationLevel = 'green' | 'yellow' | 'red' | 'none';

/** Returns the rounded percentage of people who agree; null without answers. */
export function verificationPercentage(agrees: number, disagrees: number): number | null {
  const answers = agrees + disagrees;
  return answers === 0 ? null : Math.round((agrees / answers) * 100);
}

/** Returns green at 70 % or more, yellow at 40 % or more, red below; no colour without answers. */
export function verificationLevel(percentage: number | null): VerificationLevel {
  if (percentage === null) return 'none';
  if (percentage >= 70) return 'green';
  return percentage >= 40 ? 'yellow' : 'red';
}
