import { createRequire } from 'node:module';
import { endsOf } from './selector-ends.mjs';

// jsdom matches every element against every rule of all style sheets, again after each change: a third of a page test's
// time. The class or tag at the end of a rule decides most cases; the rest are matched as before. Must load before
// jsdom, which keeps references to these functions.
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

// Colours are measured in browsers; tests in jsdom do not check them.
const { propertiesWithResolvedValueImplemented: resolved } = jsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const [property, { computedValue }] of Object.entries(resolved))
  if (computedValue === 'computed-color') delete resolved[property];
