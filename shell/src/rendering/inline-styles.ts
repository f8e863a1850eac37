import { INLINE_CSS_ELEMENT_ID } from '@waymark/contracts-core';

const ATTRIBUTE = 'data-style';

/**
 * A content security policy with nonces blocks style attributes in HTML, but not styles set by scripts. Until scripts
 * run, each becomes a rule. React escapes all quotes in HTML except those of attributes.
 */
export function withoutStyleAttributes(html: string): { html: string; inlineCss: string } {
  const rules = new Map<string, string>();
  const named = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    rules.set(style, `#root [${ATTRIBUTE}="${asCssText(decoded(style))}"]{${decoded(style)}}`);
    return ` ${ATTRIBUTE}="${style}"`;
  });
  return { html: named, inlineCss: [...rules.values()].join('') };
}

/** Turns them back into style attributes, so that React's later changes take effect. */
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
