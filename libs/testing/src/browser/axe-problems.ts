import axe from 'axe-core';

/**
 * Rules that `container` breaks, as "rule: summary" lines; expect an empty list. Colour contrast needs a real
 * browser: it is computed for the tokens in theme.spec.ts and measured in e2e.
 */
export async function axeProblems(container: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.failureSummary ?? node.html).join(' / ')}`,
  );
}
