import { queryAllByRole } from '@testing-library/dom';

/**
 * Returns names that several links, buttons or articles share although each means something else (WCAG 2.4.6, 2.4.9).
 */
export function repeatedNames(container: HTMLElement = document.body): string[] {
  const targets = new Map<string, Set<unknown>>();
  for (const role of ['link', 'button', 'article'] as const) {
    queryAllByRole(container, role, {
      name: (words, element) => {
        const name = `${role} “${words}”`;
        if (words) targets.set(name, (targets.get(name) ?? new Set()).add(element.getAttribute('href') ?? element));
        return true;
      },
    });
  }
  return [...targets].filter(([, { size }]) => size > 1).map(([name]) => name);
}
