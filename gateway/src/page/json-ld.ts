import { scriptJson } from './escape-html';

/** Properties that hold a URL; a path in any other property is text and stays unchanged. */
const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'url', 'urlTemplate', 'image', 'item']);

/** Returns schema.org objects as data blocks. They never run, so they need no nonce, and no text can close them. */
export function jsonLdScripts(objects: readonly object[], origin: string): string {
  const blocks = objects.map((object) =>
    scriptJson({ '@context': 'https://schema.org', ...(absolute(object, origin) as object) }),
  );
  return blocks.map((json) => `<script type="application/ld+json">${json}</script>`).join('\n');
}

function absolute(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => absolute(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [
    name,
    ADDRESSES.has(name) && isPath(member) ? origin + member : absolute(member, origin),
  ]);
  return Object.fromEntries(members);
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value);
}
