import axe from 'axe-core';

/**
 * Returns rules that `container` breaks, as "rule: summary" lines; expect an empty list. Colour contrast needs a real
 * browser: theme.spec.ts computes it for the tokens, and e2e measures it.
 */
export async function axeProblems(container: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.failureSummary ?? node.html).join(' / ')}`,
  );
}
