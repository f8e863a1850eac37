import type { MatchVerdict } from '@waymark/contracts-reviews';

const ONE_NEED: Readonly<Record<MatchVerdict, string>> = {
  meets: 'Meets your need',
  partly: 'Partly meets your need',
  'does-not-meet': 'Does not meet your need',
  unknown: 'We do not yet know whether this place meets your need',
  'does-not-apply': 'Your need does not apply here',
};

/**
 * Returns "Meets 4 of 6 of your needs, 1 not met, 1 partly". Needs that do not apply are mentioned but not counted as
 * met;
 * a place without any facts gets no score, instead of 0.
 */
export function summaryWords(verdicts: readonly MatchVerdict[]): string {
  const [first] = verdicts;
  if (verdicts.length === 1 && first) return ONE_NEED[first];
  const count = (verdict: MatchVerdict) => verdicts.filter((one) => one === verdict).length;
  const met = count('meets');
  if (met === verdicts.length) return met === 2 ? 'Meets both of your needs' : `Meets all ${met} of your needs`;
  const unknown = count('unknown');
  if (unknown === verdicts.length)
    return unknown === 2
      ? 'We do not yet know whether this place meets either of your needs'
      : `We do not yet know whether this place meets any of your ${unknown} needs`;
  const inapplicable = count('does-not-apply');
  const others: [number, string][] = [
    [count('does-not-meet'), 'not met'],
    [count('partly'), 'partly'],
    [unknown, 'unknown'],
    [inapplicable, inapplicable === 1 ? 'does not apply here' : 'do not apply here'],
  ];
  const rest = others.filter(([many]) => many > 0).map(([many, words]) => `${many} ${words}`);
  return [`Meets ${met} of ${verdicts.length} of your needs`, ...rest].join(', ');
}
