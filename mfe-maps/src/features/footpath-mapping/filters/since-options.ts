import { dayWords } from '@waymark/contracts-core';

const DAY_MS = 86_400_000;
const SPANS = [
  { days: 7, label: 'Last 7 days' },
  { days: 30, label: 'Last 30 days' },
  { days: 365, label: 'Last 12 months' },
] as const;

const dayBefore = (days: number, now: Date): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Spans as people ask for them; a day that an address brought along is one more. */
export function sinceOptions(chosen: string | undefined, now: Date): { value: string; label: string }[] {
  const spans = SPANS.map(({ days, label }) => ({ value: dayBefore(days, now), label }));
  if (chosen === undefined || spans.some(({ value }) => value === chosen)) return spans;
  return [...spans, { value: chosen, label: `Since ${dayWords(chosen)}` }];
}
