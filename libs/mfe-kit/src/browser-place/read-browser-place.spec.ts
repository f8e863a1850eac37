import { createHost } from '../host';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useBrowserPlace } from './read-browser-place';
import { isInUk } from './uk-detection';

const Where = () => createElement('p', null, useBrowserPlace(isInUk) ? 'here' : 'elsewhere');

describe('whether a visitor is in the United Kingdom', () => {
  it.each([
    ['en-GB', 'here'],
    ['en-US', 'elsewhere'],
    [undefined, 'elsewhere'],
  ])('is for the server what the language of the request says: %s', (language, where) => {
    globalThis.waymark = createHost({ language });
    expect(renderToString(createElement(Where))).toBe(`<p>${where}</p>`);
  });
});
