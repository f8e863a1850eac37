import type { Problem } from '@waymark/contracts-core';
import type { VenueA11yJson, VenueGeoJson } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { fewestStatements } from '../../test/count-statements';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, stated } from '../../test/scenario';
import { upsertSourceStatements } from '../statement/source-statements';

const TODAY = new Date().toISOString().slice(0, 10);
const MARKED = /1987654321|Marker|Words that stay|visual/;

let service: ReviewsService;
let id: number;
beforeAll(async () => {
  service = await sharedReviews();
  id = (await givenVenue(service, 'Tea <b>Rooms</b> & "Co"')).id;
  const database = service.get(Database);
  await database.query(sql`
    INSERT INTO data_source (id, name, publisher, licence, attribution) VALUES ('a-list', 'A list', 'The publisher', 'OGL-UK-3.0', 'A')`);
  const more = { licence: 'OGL-UK-3.0', observed: TODAY };
  await upsertSourceStatements(database, [stated(id, 'HearingLoop', 'yes', more)]);
  await givenReview(service, id, 1_987_654_321, {
    ...{ reviewerName: 'Ana Marker', detailedReview: 'Words that stay here.', showDisabilityType: true },
    verifyHearingLoop: 1,
  });
  const body = { text: 'Lift <i>broken</i>', endsOn: TODAY };
  await service.call('POST', `/api/venues/${id}/notices`, { as: 1_987_654_321, body });
}, 90_000);

describe('a venue for other programs', () => {
  const geoJson = (as?: number) => service.call<VenueGeoJson>('GET', `/api/venues/${id}/geojson`, { as });

  it('says of each feature who states it, under which licence, and how many people agree (SO1)', async () => {
    const { headers, body } = await geoJson();
    expect(headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
    expect(body).toMatchObject({ type: 'Feature', id, geometry: null, properties: { reviewCount: 1 } });
    const byList = { by: 'The publisher', licence: 'OGL-UK-3.0', value: 'yes' };
    const loop = { feature: 'HearingLoop', state: 'available', people: { yes: 1, no: 0 }, stated: byList };
    expect(body.properties.features).toMatchObject([loop]);
    const other = await service.call<VenueA11yJson>('GET', `/api/venues/${id}/a11yjson`);
    expect(other.body.properties.accessibility).toEqual({ hasInductionLoop: true });
  });

  it('contains no member data: no ID, name, need or text, and is the same for everyone', async () => {
    for (const path of ['geojson', 'a11yjson']) {
      const text = await (await service.send('GET', `/api/venues/${id}/${path}`)).text();
      expect(text).not.toMatch(MARKED);
      expect(text).not.toMatch(/member|broken/i);
    }
    expect((await geoJson(1_987_654_321)).body).toEqual((await geoJson()).body);
  });

  it('is known by its ETag, kept for a while, and open to other sites', async () => {
    const { headers } = await geoJson();
    const etag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const known = { headers: { 'if-none-match': `"other", W/${etag}` } };
    const again = await service.send('GET', `/api/venues/${id}/geojson`, known);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('takes one statement', async () => expect(await fewestStatements(/\bvenue\b/, () => geoJson())).toBe(1));

  it('answers 404 for an unknown venue', async () => {
    expect((await service.call<Problem>('GET', '/api/venues/999999/a11yjson')).body.code).toBe('venue.not-found');
  });
});

describe('the card of a place (SO6)', () => {
  const card = async (of: number | string, query = '') => {
    const answer = await service.send('GET', `/api/embed/venues/${of}${query}`);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };

  it('shows in one document what is known, how we know and where to read more, without member data', async () => {
    const { headers, html } = await card(id);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<h1>Tea &lt;b&gt;Rooms&lt;/b&gt; &amp; &quot;Co&quot;</h1>');
    expect(html).toContain('Lift &lt;i&gt;broken&lt;/i&gt;');
    expect(html).toContain('<dt>Hearing loop: Available</dt><dd>');
    expect(html).toMatch(new RegExp(`<a href="[^"]*/venues/${id}" target="_blank" rel="noopener">`));
    expect(html).not.toMatch(MARKED);
  });

  it('has no script, no cookie and no request to anywhere, may be framed by any site, and is at most 15 kB', async () => {
    const long = (await givenVenue(service, 'Ä'.repeat(250))).id;
    await givenReview(service, long, 2, { verifyStepFreeAccess: 1, verifyHearingLoop: 1, verifyLiftAccess: 2 });
    const { headers, html } = await card(long);
    expect(html).not.toMatch(/<script|<img|<link|<iframe|<form|url\(|@import|\son\w+=/i);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(headers.get('etag')).toBeTruthy();
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(15 * 1024);
  });

  it('is light or dark when the URL says so', async () => {
    expect((await card(id, '?theme=dark')).html).toContain('<html lang="en" data-theme="dark">');
    expect((await card(id, '?theme=pink')).status).toBe(400);
  });

  it.each(['999999', 'abc', '99999999999999999999'])(
    'shows in a distinct style that %s is unknown',
    async (unknown) => {
      const { status, headers, html } = await card(unknown);
      expect(status).toBe(404);
      expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
      expect(html).toContain('<h1>We do not know this place</h1>');
    },
  );
});
