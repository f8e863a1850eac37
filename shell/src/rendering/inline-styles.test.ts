import { INLINE_CSS_ELEMENT_ID } from '@waymark/contracts-core';
import { adoptInlineStyles, withoutStyleAttributes } from './inline-styles';

const HTML =
  '<p style="margin:0">a style=&quot;b&quot;</p><b style="margin:0"></b><i style="font-family:&quot;Inter&quot;"></i>';

it('style attributes of a drawn page are rules until script makes them attributes', () => {
  const { html, inlineCss } = withoutStyleAttributes(HTML);
  expect(html).not.toContain(' style="');
  document.head.innerHTML = `<style id="${INLINE_CSS_ELEMENT_ID}">${inlineCss}</style>`;
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root')!;
  const styles = () => [...root.children].map((one) => getComputedStyle(one));
  expect(styles().map(({ margin }) => margin)).toEqual(['0px', '0px', '']);
  expect(styles()[2]?.fontFamily).toBe('"Inter"');
  adoptInlineStyles(root);
  expect(document.head.innerHTML).toBe('');
  expect([...root.children].map((one) => one.getAttribute('style'))).toEqual([
    'margin: 0px;',
    'margin: 0px;',
    'font-family: "Inter";',
  ]);
});
