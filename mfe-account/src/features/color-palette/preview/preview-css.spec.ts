import { BUILT_IN_PALETTES } from '../palettes/built-in-palettes';
import { previewCss } from './preview-css';

const SIZES = { fontSize: 20, lineHeight: 1.7 };

it('gives the page the palette’s colours, font size as a share of the browser’s own, and line height', () => {
  const css = previewCss(BUILT_IN_PALETTES['high-contrast'], SIZES);
  expect(css).toContain('--color-page:#ffffff!important;');
  expect(css).toContain('--color-accent:#001847!important;');
  expect(css).toContain('font-size:125%!important;');
  expect(css).toContain('--line-height:1.7!important;');
  expect(css).toContain('color-scheme:light!important;');
  expect(previewCss(BUILT_IN_PALETTES['dark-high-contrast'], SIZES)).toContain('color-scheme:dark!important;');
});

it('lets no text of a palette into a style sheet, even one that no check has seen (A12.16)', () => {
  const colors = {
    ...BUILT_IN_PALETTES['high-contrast'].colors,
    primary: 'red;}body{display:none}',
    card: '</style><script>',
  };
  const css = previewCss({ colors }, SIZES);
  expect(css).toMatch(/^:root\{(?:[a-z-]+:[\w#.%-]+!important;)+\}$/);
});
