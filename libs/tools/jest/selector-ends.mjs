/**
 * Matches content in brackets and parentheses, which only narrows a selector: without it, the selector matches at
 * least as much.
 */
const NARROWING = /\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]|\([^()]*\)/g;

/**
 * Returns, for each selector in a list, the class or tag that a matching element must have. Null when one of them
 * requires neither, or has a syntax that is not supported here.
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
