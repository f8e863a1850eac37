import {
  type SiteContentDetail,
  type SiteContentItem,
  type SiteContentOfPages,
  siteContentPublished,
} from '@waymark/contracts-community';
import type { PageMetadata, Problem } from '@waymark/contracts-core';
import { verifyAudit } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';

const [MODERATOR, ADMIN] = [81, 82];
const DESK = '/api/admin/kept';
const CHARITY = {
  ...{ kind: 'charity', name: 'Ramps for All', mission: 'It builds ramps.\n\nAnd it lends them.' },
  impact: [
    { figure: '1,200', words: 'ramps built' },
    { figure: '', words: '' },
  ],
  ...{ linkLabel: 'Its website', linkHref: 'https://ramps.example/' },
};
const BANNER = {
  ...{ kind: 'banner', heading: 'Search pauses', text: 'You can read all pages meanwhile.' },
  ...{ from: '2099-11-24T22:00', until: '2099-11-24T23:30', linkLabel: '', linkHref: '' },
};
const AD = {
  kind: 'ad',
  image: '/r/ads/1/ramp.webp',
  href: 'https://ramps.example/',
  alternativeText: 'Ramps to rent',
};
const tags = (tag: string) => ({ kind: 'tags', intro: '', notes: [{ tag, text: 'Places without a step.' }] });

let service: CommunityUnderTest;
beforeEach(async () => {
  service = await sharedCommunity();
  await service.sql.query(sql`INSERT INTO member (id, display_name, username, version) VALUES
    (${MODERATOR}, 'Mo', 'mo', 1), (${ADMIN}, 'Ada', 'ada', 1)`);
}, 60_000);

type Answer = SiteContentDetail & Problem & { number: number; revision: number };

const as = (who: number) => ({ as: who, role: who === ADMIN ? ('admin' as const) : ('moderator' as const) });
const read = (path: string, who = MODERATOR) => service.call<Answer>('GET', `${DESK}/${path}`, as(who));
const act = (path: string, body: object, who = ADMIN, key?: string) =>
  service.call<Answer>('POST', `${DESK}/${path}`, { ...as(who), body, key });
const save = (path: string, content: object, seen = { revision: 0, number: 0 }, who = MODERATOR) =>
  service.call<Answer>('PUT', `${DESK}/${path}/draft`, { ...as(who), body: { ...seen, content } });
const publish = async (path: string, content: object) => {
  const { revision, number } = (await read(path)).body;
  const drafted = (await save(path, content, { revision, number })).body;
  return act(`${path}/publish`, { revision: drafted.revision, number: drafted.number });
};
const charityPage = async () =>
  JSON.stringify((await service.call<PageMetadata>('GET', '/api/community-pages/chosen-charity/document')).body);
const ofPages = async () => (await service.call<SiteContentOfPages>('GET', '/api/kept/pages')).body;

describe('what staff keep (F10.1, F10.2, F10.3)', () => {
  it('is a draft first, which no visitor sees; published, everybody sees it; and undone by an earlier version', async () => {
    const drafted = await save('charity/2026-01', CHARITY);
    expect([drafted.status, drafted.body]).toMatchObject([
      200,
      { revision: 1, number: 0, draft: { by: null, content: { impact: [{ figure: '1,200', words: 'ramps built' }] } } },
    ]);
    expect(await charityPage()).toContain('July 2025: The charity for July 2025');

    const first = await act('charity/2026-01/publish', { revision: 1, number: 0 }, ADMIN, 'publish-key-1');
    expect(first.body).toMatchObject({
      number: 1,
      draft: null,
      history: [{ number: 1, state: 'published', by: 'Ada' }],
    });
    const replayed = await act('charity/2026-01/publish', { revision: 1, number: 0 }, ADMIN, 'publish-key-1');
    expect(replayed.body).toEqual(first.body);
    expect(await charityPage()).toContain('January 2026: Ramps for All');
    expect(await charityPage()).toContain('And it lends them.');

    await publish('charity/2026-01', { ...CHARITY, name: 'A wrong name' });
    const undone = await act('charity/2026-01/publish-again', { again: 1, number: 2 });
    expect(undone.body.history.map(({ number, againOf }) => [number, againOf])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    const shown = await service.call<{ month: string; name: string }[]>('GET', '/api/kept/charity');
    expect(shown.body).toMatchObject([{ month: '2026-01', name: 'Ramps for All' }]);

    const back = await act('charity/2026-01/withdraw', { number: 3 });
    expect(back.body.history[0]).toMatchObject({ number: 4, state: 'withdrawn', content: null });
    expect(await charityPage()).toContain('July 2025: The charity for July 2025');
    expect((await act('charity/2026-01/withdraw', { number: 4 })).body.code).toBe('kept.no-version');
  });

  it('tells admins alone who did what', async () => {
    await publish('ad/inline', AD);
    expect((await read('ad/inline', ADMIN)).body.history[0]?.by).toBe('Ada');
    expect(JSON.stringify((await read('ad/inline')).body)).not.toContain('Ada');
    const list = await service.call<SiteContentItem[]>('GET', DESK, as(MODERATOR));
    expect(list.body).toMatchObject([{ kind: 'ad', key: 'inline', hasDraft: false, state: 'published' }]);
  });

  it('is never changed by somebody who saw it otherwise: not saved over, published or undone', async () => {
    const seen = (await save('charity/2026-01', CHARITY)).body;
    const both = await Promise.all([MODERATOR, ADMIN].map((who) => save('charity/2026-01', CHARITY, seen, who)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read('charity/2026-01')).body.revision).toBe(2);
    const late = await save('charity/2026-01', { ...CHARITY, name: 'Mine' }, seen);
    expect([late.status, late.body]).toMatchObject([409, { code: 'kept.changed', revision: '2', number: '0' }]);
    expect((await act('charity/2026-01/publish', { revision: 1, number: 0 })).status).toBe(409);
    expect((await act('charity/2026-01/draft/drop', { revision: 1 }, MODERATOR)).status).toBe(409);
    expect((await act('charity/2026-01/draft/drop', { revision: 2 }, MODERATOR)).body.draft).toBeNull();
    // A new draft is not taken for the one that was thrown away.
    expect((await save('charity/2026-01', CHARITY, seen)).status).toBe(409);
    expect((await act('charity/2026-01/publish', { revision: 3, number: 0 })).status).toBe(409);
  });

  it('is saved and thrown away once when the answer was lost and it is sent again', async () => {
    const twice = async (method: string, path: string, body: object) => {
      const send = () =>
        service.call<Answer>(method, `${DESK}/${path}`, { ...as(MODERATOR), body, key: `key-${path}` });
      return [await send(), await send()].map(({ status, body: answer }) => [status, answer.revision]);
    };
    const content = { revision: 0, number: 0, content: CHARITY };
    expect(await twice('PUT', 'charity/2026-01/draft', content)).toEqual(Array(2).fill([200, 1]));
    expect(await twice('POST', 'charity/2026-01/draft/drop', { revision: 1 })).toEqual(Array(2).fill([200, 2]));
  });

  it('comes to pages: advertisements by their size, and a banner until it is over', async () => {
    await publish('ad/inline', AD);
    await publish('banner/site', BANNER);
    expect(await ofPages()).toMatchObject({
      ads: [{ size: 'inline', image: AD.image }],
      banner: { heading: 'Search pauses' },
    });
    await save(
      'banner/site',
      { ...BANNER, from: '2020-01-01T10:00', until: '2020-01-01T11:00' },
      { revision: 2, number: 1 },
    );
    expect((await act('banner/site/publish', { revision: 3, number: 1 })).body.code).toBe('kept.over');
    await act('banner/site/withdraw', { number: 1 });
    expect((await ofPages()).banner).toBeNull();
  });

  it('is published with its text, once for each step, and is in the audit log', async () => {
    await publish('tags/mobility', tags('StepFree'));
    await act('tags/mobility/withdraw', { number: 1 });
    const events = await service.published(siteContentPublished);
    expect(events).toMatchObject([
      { id: 'tags/mobility', version: 1, data: { kind: 'tags', key: 'mobility', body: tags('StepFree') } },
      { id: 'tags/mobility', version: 2, data: { body: null } },
    ]);
    const log = await service.sql.query<{ act: string; detail: string }>(
      sql`SELECT act, detail FROM audit_entry ORDER BY id`,
    );
    expect(log.map(({ act: what, detail }) => `${what}: ${detail}`)).toEqual([
      'kept.drafted: tags mobility: draft 1',
      'kept.published: tags mobility: version 1',
      'kept.withdrawn: tags mobility: version 2',
    ]);
    expect((await verifyAudit(service.sql)).brokenAt).toBeNull();
  });

  it('keeps a long history, a page at a time', async () => {
    for (let step = 0; step < 23; step += 1) await publish('ad/inline', { ...AD, alternativeText: `Ramp ${step}` });
    const { body } = await read('ad/inline');
    expect([body.number, body.history.length, body.hasMore]).toEqual([23, 20, true]);
    const older = (await read('ad/inline?before=4')).body;
    expect([older.number, older.history.map(({ number }) => number), older.hasMore]).toEqual([23, [3, 2, 1], false]);
  });

  it.each([
    ['charity/2026-01', { ...CHARITY, impact: [{ figure: '3', words: '' }] }, 'content.impact.0.words'],
    ['charity/2026-01', AD, 'content.kind'],
    ['ad/inline', { ...AD, image: 'https://elsewhere.example/a.png' }, 'content.image'],
    ['ad/inline', { ...AD, href: '/\t/elsewhere.example' }, 'content.href'],
    ['tags/mobility', tags('Deaf'), 'content.notes.0.tag'],
    ['banner/site', { ...BANNER, from: '2026-03-29T01:30' }, 'content.from'],
    ['banner/site', { ...BANNER, until: BANNER.from }, 'content.until'],
    ['banner/site', { ...BANNER, linkLabel: 'More' }, 'content.linkHref'],
  ])('names what is wrong with %s %j', async (path, content, field) => {
    const { status, body } = await save(path, content);
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, [field]]);
  });

  it.each(['charity/2026-13', 'ad/popup', 'founders/other'])('has no %s', async (path) =>
    expect((await read(path)).status).toBe(400),
  );

  it('leads to the charity from the navigation once this month has one', async () => {
    expect((await ofPages()).emptyPages).toContain('/chosen-charity');
    await publish(`charity/${new Date().toISOString().slice(0, 'YYYY-MM'.length)}`, CHARITY);
    expect((await ofPages()).emptyPages).not.toContain('/chosen-charity');
  });
});
