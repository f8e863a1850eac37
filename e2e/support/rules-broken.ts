import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe cannot decide on its own, and why that is no fault here: text and targets that lie under a floating button
 * until the page is scrolled. Contrast of all tokens is computed in libs/ui, targets are measured in small-targets.ts.
 */
const EXPLAINED = ['color-contrast', 'color-contrast-enhanced', 'target-size'];

/** The only rules that colours can break; whoever passes 7:1 passes 4.5:1. */
const OF_COLOURS = ['color-contrast-enhanced', 'link-in-text-block'];

/** Rules of WCAG 2.2 A and AA, 7:1 contrast and best practice that the page breaks as it is now, and where. */
export const rulesBroken = (page: Page): Promise<string[]> => problemsOf(axe(page).withTags(TAGS));

/** The same for a page of which only the colours have changed. */
export const colourRulesBroken = (page: Page): Promise<string[]> => problemsOf(axe(page).withRules(OF_COLOURS));

// Our pages have no frames: the isolated page that axe would open for each run is not needed.
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

async function problemsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations, incomplete } = await builder.analyze();
  const undecided = incomplete.filter(({ id }) => !EXPLAINED.includes(id));
  const words =
    (kind: string) =>
    ({ id, nodes }: (typeof violations)[number]) =>
      `${kind}${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? ''})`).join(', ')}`;
  return [...violations.map(words('')), ...undecided.map(words('undecided '))];
}
