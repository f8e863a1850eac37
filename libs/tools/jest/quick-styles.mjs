import { createRequire } from 'node:module';
import { endsOf } from './selector-ends.mjs';

// jsdom asks of every element and every rule of all style sheets whether they match, and after each change anew: a third
// of a page's test. The class or the tag that a rule ends with answers most of that; the rest is asked as before.
// Loaded before jsdom, which takes these as they stand then.
const require = createRequire(import.meta.url);
const jsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

const { matchesDontThrow } = selectors;
const known = new Map();

selectors.matchesDontThrow = (element, selector) => {
  let ends = known.get(selector);
  if (ends === undefined) known.set(selector, (ends = endsOf(selector)));
  return (ends === null || ends.some((end) => hasEnd(element, end))) && matchesDontThrow(element, selector);
};

const hasEnd = (element, { className, tag }) =>
  className === undefined ? element.localName.toLowerCase() === tag : element.classList.contains(className);

// Colours are measured in browsers; here nobody looks at them.
const { propertiesWithResolvedValueImplemented: resolved } = jsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const [property, { computedValue }] of Object.entries(resolved))
  if (computedValue === 'computed-color') delete resolved[property];
