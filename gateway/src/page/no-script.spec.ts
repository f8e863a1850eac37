import { noScript } from './no-script';

const nav = [{ label: 'All Reviews', to: '/reviews', place: 'more', order: 1, audience: 'visitor' }] as const;

describe('noScript', () => {
  it('says that JavaScript is needed if a page has no text, with links to pages that have', () => {
    const html = noScript({ title: 'Add Review', sections: [] }, nav);
    expect(html).toContain('<h1>Add Review</h1>');
    expect(html).toMatch(/<p>.+needs JavaScript to show this page.+<\/p>/);
    expect(html).toContain('<a href="/reviews">All Reviews</a>');
    expect(html).not.toContain('short form');
  });

  it('is a page with one h1, facts, links and lines kept', () => {
    const sections = [
      {
        heading: 'General',
        paragraphs: ['One\ntwo'],
        facts: [{ term: 'Lift access', value: 'Yes' }],
        links: [{ label: 'Map', href: '/map' }],
      },
    ];
    const html = noScript({ title: 'The Old Mill', sections }, nav);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('<h1>The Old Mill</h1>');
    expect(html).toContain('<h2>General</h2>');
    expect(html).toContain('<p>One<br>two</p>');
    expect(html).toContain('<dt>Lift access</dt><dd>Yes</dd>');
    expect(html).toContain('<a href="/map">Map</a>');
    expect(html).toContain('<a href="/reviews">All Reviews</a>');
  });
});
