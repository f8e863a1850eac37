const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Element name of a list's entries, by list: GeoReport v2 uses `<services><service>`. */
const ENTRY_OF: Readonly<Record<string, string>> = {
  services: 'service',
  service_requests: 'request',
  attributes: 'attribute',
  values: 'value',
  errors: 'error',
  endpoints: 'endpoint',
  formats: 'format',
};

/** Returns the JSON content as an XML document. Null becomes an empty element, as in the protocol's own samples. */
export const xmlDocument = (root: string, content: unknown): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${element(root, content)}\n`;

function element(name: string, content: unknown): string {
  const inside = insideOf(name, content);
  return inside === '' ? `<${name}/>` : `<${name}>${inside}</${name}>`;
}

function insideOf(name: string, content: unknown): string {
  if (content === null || content === undefined) return '';
  if (Array.isArray(content)) return content.map((entry) => element(ENTRY_OF[name] ?? 'entry', entry)).join('');
  if (typeof content === 'object')
    return Object.entries(content)
      .map(([key, value]) => element(key, value))
      .join('');
  return String(content)
    .replace(NOT_IN_XML, '')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
