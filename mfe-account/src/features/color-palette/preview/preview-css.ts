import type { Palette, TextSizes } from '../palettes/palette';
import { isDark, pageTokens } from '../page-tokens';

const USUAL_PX = 16;

/**
 * The page in a palette. `!important`, so that nothing on the root has to be touched: what the accessibility panel set
 * stays where it is, and is back when this rule goes. Made of computed hex colours and numbers only.
 */
export function previewCss({ colors }: Pick<Palette, 'colors'>, { fontSize, lineHeight }: TextSizes): string {
  const tokens = Object.entries(pageTokens(colors)).map(([name, hex]) => `--color-${name}:${hex}!important;`);
  const text = `font-size:${(fontSize / USUAL_PX) * 100}%!important;--line-height:${lineHeight}!important;--text-line-height:${lineHeight}!important;`;
  return `:root{color-scheme:${isDark(colors) ? 'dark' : 'light'}!important;${text}${tokens.join('')}}`;
}
