import { SITEMAP_PART_SIZE, type PageMetadata, type SitemapIndex, type SitemapPart } from '@waymark/contracts-core';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { dayForm, tripCalls } from '../../test/trip-scenario';

describe('trips in words (C1.4)', () => {
  let service: CommunityUnderTest;
  const calls = () => tripCalls(service);
  const pageOf = async (id: number, as?: number) =>
    service.call<PageMetadata>('GET', `/api/trip-blogs/${id}/document`, { as });

  beforeAll(async () => void (service = await sharedCommunity()));

  it('have facts, story and days as plain text, and never the access needs of the author', async () => {
    const cover = await calls().upload();
    const { id } = (
      await calls().create({
        story: 'We **loved** [it](https://example.org).',
        days: [dayForm(1, { content: '- tram\n- ferry', location: 'Belém', accessibilityNotes: 'One step.' })],
        tags: ['wheelchair'],
        disabilityContext: 'I am deafblind.',
        coverImageUrl: cover.url,
        coverDescription: 'A pier.',
      })
    ).body;
    const { body } = await pageOf(id);
    expect(body).toMatchObject({
      title: 'A week in Lisbon',
      canonicalPath: `/trip-blogs/${id}`,
      image: cover.url,
      jsonLd: [
        {
          '@type': 'BlogPosting',
          headline: 'A week in Lisbon',
          author: { '@type': 'Person', name: 'Member 1' },
          articleBody: 'We loved it.\ntram\nferry',
          keywords: 'Wheelchair',
        },
      ],
      sections: [
        { heading: 'About this trip' },
        { heading: 'Day 1: Day 1', paragraphs: ['tram', 'ferry', 'Accessibility:', 'One step.'] },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('deafblind');
    expect(body.noindex).toBeUndefined();
  });

  it('are in the list, the sitemap and a document while they are published, and for nobody else', async () => {
    const { id } = (await calls().create({ title: 'Soon taken back' })).body;
    const part = Math.ceil(id / SITEMAP_PART_SIZE);
    const listed = async () =>
      (await service.call<SitemapPart>('GET', `/api/trip-blogs/sitemap/${part}`)).body.urls.map(({ path }) => path);
    const page = async () => (await service.call<PageMetadata>('GET', '/api/trip-blogs/document')).body.sections;
    expect((await service.call<SitemapIndex>('GET', '/api/trip-blogs/sitemap')).body.parts).toMatchObject([{ part }]);
    expect(await listed()).toContain(`/trip-blogs/${id}`);
    expect((await page())[0]).toMatchObject({ heading: 'Soon taken back' });
    await calls().publish(id, 0);
    expect(await listed()).not.toContain(`/trip-blogs/${id}`);
    expect((await page())[0]?.heading).not.toBe('Soon taken back');
    expect([(await pageOf(id)).status, (await pageOf(id, 1)).status]).toEqual([404, 404]);
  });
});
