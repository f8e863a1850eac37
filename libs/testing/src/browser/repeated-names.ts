import { computeAccessibleName } from 'dom-accessibility-api';

const NAMED = 'a[href], button, summary, article';

/** Names that several links, buttons or articles share, though each is of another thing (WCAG 2.4.6, 2.4.9). */
export function repeatedNames(container: Element = document.body): string[] {
  const targets = new Map<string, Set<string>>();
  for (const [index, element] of container.querySelectorAll(NAMED).entries()) {
    const words = computeAccessibleName(element);
    const name = `${element.localName} “${words}”`;
    if (words) targets.set(name, (targets.get(name) ?? new Set()).add(element.getAttribute('href') ?? `${index}`));
  }
  return [...targets].filter(([, { size }]) => size > 1).map(([name]) => name);
}
