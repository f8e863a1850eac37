import type { Page } from '@playwright/test';
import { type BrokenRule, runAxe } from './run-axe';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Results that axe cannot decide and that are no fault here: text and targets under a floating button until the page
 * scrolls. libs/ui computes the contrast of all tokens, and small-targets.ts measures targets.
 */
const EXPLAINED = ['color-contrast', 'color-contrast-enhanced', 'target-size'];

/** The 7:1 rule, which axe runs only by name. Text below 4.5:1 is left to the other contrast rule. */
const ENHANCED = 'color-contrast-enhanced';

/** The only rules that a change of colours can break. */
const OF_COLOURS = ['color-contrast', ENHANCED, 'link-in-text-block'];

/** Returns the rules that the page currently breaks and where: WCAG 2.2 A and AA, 7:1 contrast and best practice. */
export const rulesBroken = async (page: Page) =>
  inWords(await runAxe(page, { runOnly: { type: 'tag', values: TAGS }, rules: { [ENHANCED]: { enabled: true } } }));

/** Returns the same for a page where only the colours have changed. */
export const colourRulesBroken = async (page: Page) =>
  inWords(await runAxe(page, { runOnly: { type: 'rule', values: OF_COLOURS } }));

function inWords({ violations, incomplete }: Awaited<ReturnType<typeof runAxe>>): string[] {
  const undecided = incomplete.filter(({ id }) => !EXPLAINED.includes(id));
  const words =
    (kind: string) =>
    ({ id, nodes }: BrokenRule) =>
      `${kind}${id}: ${nodes.map(({ target, message }) => `${target} (${message})`).join(', ')}`;
  return [...violations.map(words('')), ...undecided.map(words('undecided '))];
}
