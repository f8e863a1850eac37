interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/**
 * Checks whether a robot that follows RFC 9309 may read an address: the longest matching rule wins, and Allow wins a
 * tie.
 */
export function mayRead(robotsTxt: string, pathAndQuery: string): boolean {
  const rules = robotsTxt.split('\n').flatMap((line): Rule[] => {
    const [, kind, pattern] = /^(Allow|Disallow):\s*(\S+)$/.exec(line) ?? [];
    return pattern ? [{ isAllowed: kind === 'Allow', pattern }] : [];
  });
  const [best] = rules
    .filter(({ pattern }) => fits(pattern, pathAndQuery))
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed));
  return best?.isAllowed ?? true;
}

/** `*` matches any characters, and a final `$` matches the end; without it, the pattern is a prefix. */
function fits(pattern: string, text: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const expression = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  return new RegExp(`^${expression}${isWhole ? '$' : ''}`, 's').test(text);
}
