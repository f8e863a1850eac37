import axe from 'axe-core';

/** Rules that the page breaks; expect an empty list. Colours and landmarks belong to the shell and are measured in e2e. */
export async function axeProblems(container: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.failureSummary ?? node.html).join(' / ')}`);
}
