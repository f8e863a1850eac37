/** What stands in brackets and parentheses narrows a selector: without it, it says no more than it did. */
const NARROWING = /\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]|\([^()]*\)/g;

/**
 * Of each selector of a list the class or the tag that an element must have to match it; null where one of them asks
 * for neither, or is written in a way that is not read here.
 */
export function endsOf(selectors = '') {
  const plain = selectors.replace(NARROWING, '').replace(NARROWING, '');
  if (/[()[\]\\|"']/.test(plain)) return null;
  const ends = plain.split(',').map((selector) => {
    const last = /[^\s>+~]*$/.exec(selector.trim())?.[0] ?? '';
    const className = /\.([\w-]+)/.exec(last)?.[1];
    const tag = /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase();
    return className ? { className } : tag ? { tag } : null;
  });
  return ends.includes(null) ? null : ends;
}
