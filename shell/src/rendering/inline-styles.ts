import { INLINE_CSS_ELEMENT_ID } from '@waymark/contracts-core';

const ATTRIBUTE = 'data-style';

/**
 * A policy with nonces refuses style attributes of HTML, though not what script sets. Until script runs each is a rule.
 * React writes no other quotes into HTML than those of attributes.
 */
export function withoutStyleAttributes(html: string): { html: string; inlineCss: string } {
  const rules = new Map<string, string>();
  const named = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    rules.set(style, `#root [${ATTRIBUTE}="${asCssText(decoded(style))}"]{${decoded(style)}}`);
    return ` ${ATTRIBUTE}="${style}"`;
  });
  return { html: named, inlineCss: [...rules.values()].join('') };
}

/** Makes them style attributes: what React changes in them later is then seen. */
export function adoptInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(ATTRIBUTE) ?? '';
    element.removeAttribute(ATTRIBUTE);
  }
  document.getElementById(INLINE_CSS_ELEMENT_ID)?.remove();
}

const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const decoded = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const asCssText = (text: string): string => text.replace(/["\\]/g, '\\$&');
