const STEPS = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3_600 },
  { name: 'min', seconds: 60 },
] as const;

/** How long ago, in the largest unit that fits: "3 h". */
export function age(since: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1_000));
  const step = STEPS.find((one) => seconds >= one.seconds);
  return step ? `${Math.floor(seconds / step.seconds)} ${step.name}` : `${seconds} s`;
}
