import { jsonLdScripts } from './json-ld';

const read = (html: string): unknown => JSON.parse(/>(.*)<\/script>$/.exec(html)?.[1] ?? '');

describe('jsonLdScripts', () => {
  it.each(['</script><script>alert(1)</script>', '<!--', ']]>', '\u2028\u2029', '{"@type":"Evil"}', '&lt;b&gt;'])(
    'carries %j as text: the block is not left, and it reads back the same',
    (text) => {
      const html = jsonLdScripts([{ '@type': 'Review', reviewBody: text }], 'https://waymark.example');
      expect(html.match(/[<>]/g)).toHaveLength(4);
      expect(html).not.toMatch(/[\u2028\u2029]/);
      expect(read(html)).toEqual({ '@context': 'https://schema.org', '@type': 'Review', reviewBody: text });
    },
  );

  it('makes addresses absolute, and only addresses', () => {
    const html = jsonLdScripts(
      [{ '@id': '/venues/1', url: '//evil.example', name: '/venues/1', review: [{ url: '/venues/1#a' }] }],
      'https://a.b',
    );
    expect(read(html)).toMatchObject({
      '@id': 'https://a.b/venues/1',
      url: '//evil.example',
      name: '/venues/1',
      review: [{ url: 'https://a.b/venues/1#a' }],
    });
  });
});
