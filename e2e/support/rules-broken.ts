import type { Page } from '@playwright/test';
import { type BrokenRule, runAxe } from './run-axe';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe cannot decide on its own, and why that is no fault here: text and targets that lie under a floating button
 * until the page is scrolled. Contrast of all tokens is computed in libs/ui, targets are measured in small-targets.ts.
 */
const EXPLAINED = ['color-contrast', 'color-contrast-enhanced', 'target-size'];

/** The rule of 7:1, which axe asks by name only; what has not even 4.5:1 it leaves to the other one. */
const ENHANCED = 'color-contrast-enhanced';

/** The only rules that colours can break. */
const OF_COLOURS = ['color-contrast', ENHANCED, 'link-in-text-block'];

/** Rules of WCAG 2.2 A and AA, 7:1 contrast and best practice that the page breaks as it is now, and where. */
export const rulesBroken = async (page: Page) =>
  inWords(await runAxe(page, { runOnly: { type: 'tag', values: TAGS }, rules: { [ENHANCED]: { enabled: true } } }));

/** The same for a page of which only the colours have changed. */
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
