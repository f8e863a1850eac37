import { endsOf } from './selector-ends.mjs';

describe('what an element must be to match a selector', () => {
  it.each([
    ['.sc-a', [{ className: 'sc-a' }]],
    ['MAIN .sc-a.b:hover', [{ className: 'sc-a' }]],
    ['main>Ol > li', [{ tag: 'li' }]],
    ['h1, .b + p~span', [{ tag: 'h1' }, { tag: 'span' }]],
    ['input[type="a, b"]:focus, select[disabled]>option', [{ tag: 'input' }, { tag: 'option' }]],
    ['dialog:not([open], .a p)', [{ tag: 'dialog' }]],
    ['p:not(:is(h1, h2) + p)', [{ tag: 'p' }]],
  ])('is the class, else the tag, that each part of "%s" ends with', (selectors, ends) => {
    expect(endsOf(selectors)).toEqual(ends);
  });

  it.each(['*', '.a > *', 'p, [hidden]', '#a', ':is(h1, .b)', 'p:not(:is(:not(a), b))', 'svg|a', '.a\\:b', ''])(
    'is unknown for "%s"',
    (selectors) => {
      expect(endsOf(selectors)).toBeNull();
    },
  );
});
