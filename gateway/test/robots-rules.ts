interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/** Whether a robot that keeps to RFC 9309 may read an address: of all rules that fit it the longest holds, and of two as long the kind one. */
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

/** `*` is any number of any characters, and `$` at the end is the end; else the rest does not matter. */
function fits(pattern: string, text: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const expression = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  return new RegExp(`^${expression}${isWhole ? '$' : ''}`, 's').test(text);
}
