import { addFontFaces } from './add-font-faces';

it('fonts are in a sheet of their own, under the nonce of the page: a rule of a component does not lay the page out anew', () => {
  addFontFaces('N0nce');
  const [style] = [...document.head.querySelectorAll('style')].filter(({ textContent }) =>
    textContent.includes('@font-face'),
  );
  expect(style?.nonce).toBe('N0nce');
  expect(style?.hasAttribute('data-styled')).toBe(false);
  const rules = [...(style?.sheet?.cssRules ?? [])];
  expect(new Set(rules.map(({ constructor }) => constructor.name))).toEqual(new Set(['CSSFontFaceRule']));
});
