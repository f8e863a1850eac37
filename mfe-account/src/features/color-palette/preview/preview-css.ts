import type { Palette, TextSizes } from '../palettes/palette';
import { isDark, pageTokens } from '../page-tokens';

const USUAL_PX = 16;

/**
 * Returns CSS that shows the page in a palette. It uses `!important`, so nothing on the root element changes: the
 * accessibility
 * panel's settings apply again once this rule is gone. Made only of computed hex colours and numbers.
 */
export function previewCss({ colors }: Pick<Palette, 'colors'>, { fontSize, lineHeight }: TextSizes): string {
  const tokens = Object.entries(pageTokens(colors)).map(([name, hex]) => `--color-${name}:${hex}!important;`);
  const text = `font-size:${(fontSize / USUAL_PX) * 100}%!important;--line-height:${lineHeight}!important;--text-line-height:${lineHeight}!important;`;
  return `:root{color-scheme:${isDark(colors) ? 'dark' : 'light'}!important;${text}${tokens.join('')}}`;
}
