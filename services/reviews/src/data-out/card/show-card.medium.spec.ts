import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';

/** Everything that a frame loads: there is nothing else. */
const MOST_BYTES = 15 * 1024;

describe('the card of a place (SO6)', () => {
  let service: ReviewsService;
  const card = (id: number | string, query = '') => fetch(`${service.origin}/api/embed/venues/${id}${query}`);

  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);

  it('says in one document what is known, how we know, and where more is', async () => {
    const { id } = await givenVenue(service, 'Tea <b>Rooms</b> & "Co"');
    await givenReview(service, id, 1_987_654_321, { verifyStepFreeAccess: 1, reviewerName: 'Ana Marker' });
    const endsOn = new Date().toISOString().slice(0, 10);
    await service.call('POST', `/api/venues/${id}/notices`, { as: 3, body: { text: 'Lift <i>broken</i>', endsOn } });
    const answer = await card(id);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<h1>Tea &lt;b&gt;Rooms&lt;/b&gt; &amp; &quot;Co&quot;</h1>');
    expect(html).toContain('Lift &lt;i&gt;broken&lt;/i&gt;');
    expect(html).toContain('<dt>Step-free access: Available</dt><dd>1 person says yes, last on ');
    expect(html).toMatch(new RegExp(`<a href="[^"]*/venues/${id}" target="_blank" rel="noopener">`));
    expect(html).not.toMatch(/1987654321|Marker|visual/);
  });

  it('has no script, no cookie and no request to anywhere, and may be framed by any site', async () => {
    const { id } = await givenVenue(service);
    const answer = await card(id);
    const html = await answer.text();
    expect(html).not.toMatch(/<script|<img|<link|<iframe|<form|url\(|@import|\son\w+=/i);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(answer.headers.get('etag')).toBeTruthy();
  });

  it('is at most 15 kB with all that it needs, however much there is to say', async () => {
    const { id } = await givenVenue(service, 'Ä'.repeat(250));
    await givenReview(service, id, 2, { verifyStepFreeAccess: 1, verifyHearingLoop: 1, verifyLiftAccess: 2 });
    const bytes = (await (await card(id)).arrayBuffer()).byteLength;
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('is light or dark when the address says so', async () => {
    const { id } = await givenVenue(service);
    expect(await (await card(id, '?theme=dark')).text()).toContain('<html lang="en" data-theme="dark">');
    expect((await card(id, '?theme=pink')).status).toBe(400);
  });

  it.each(['999999', 'abc', '0', '99999999999999999999'])(
    'says of %s in its own look that nobody knows it',
    async (id) => {
      const answer = await card(id);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
      expect(await answer.text()).toContain('<h1>We do not know this place</h1>');
    },
  );
});
