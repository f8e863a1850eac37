import { ownerChanged, type OwnPlace } from '@waymark/contracts-reviews';
import sql from 'sql-template-tag';
import { answered } from '../../../test/events';
import { ownedPlaces } from '../../../test/owned-place';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { CodeRepository } from './code.repository';

let service: ReviewsService;
let the: ReturnType<typeof ownedPlaces>;
let owner: number;
let venueId: number;
let host: string;
beforeAll(async () => {
  service = await sharedReviews();
  the = ownedPlaces(service);
}, 90_000);
beforeEach(async () => void ({ owner, venueId, host } = await the.next()));

const sentAgo = (time: string) =>
  the.database().query(sql`UPDATE owner_code SET sent_at = now() - ${time}::interval WHERE venue_id = ${venueId}`);

describe('a claim by code (F9.1)', () => {
  it('goes to an address at the place’s own domain, is kept as a hash, and is typed as people type', async () => {
    expect(await the.own()).toMatchObject({ state: null, domain: host, code: null });
    const { status, body } = await the.send(the.at('Info'));
    expect([status, body]).toMatchObject([201, { state: null, code: { triesLeft: 5 } }]);
    const letter = (await the.letters()).at(-1);
    expect(letter).toMatchObject({ to: the.at('Info'), action: { href: `/venues/${venueId}/claim` } });
    const code = await the.newestCode();
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    const stored = JSON.stringify([await the.codes(), await the.database().query(sql`SELECT data FROM outbox`)]);
    expect(stored.toLowerCase()).not.toContain(the.at('info'));
    expect(stored).not.toContain(code.replace('-', ''));
    expect(await the.says()).toEqual({ hasOwner: false, facts: [] });
    expect((await the.claim(` ${code.toLowerCase().replace('-', ' ')} `)).body).toMatchObject({
      state: 'given',
      code: null,
    });
    expect(await the.says()).toEqual({ hasOwner: true, facts: [] });
    expect(await the.codes()).toEqual([{ hash: null, sealed: null }]);
    expect((await the.claim(code)).body).toMatchObject({ status: 409, code: 'owner.already' });
    expect((await the.send(the.at('info'))).body).toMatchObject({ code: 'owner.already' });
    expect(await answered(service, ownerChanged)).toContainEqual({ venueId, memberId: owner, isOwner: true });
    expect((await service.call<OwnPlace[]>('GET', '/api/venues/owned', { as: owner })).body).toMatchObject([
      { venueId, state: 'given' },
    ]);
  });

  it('is refused for an address elsewhere, whatever it looks like, and tells nobody', async () => {
    const before = (await the.letters()).length;
    const { status, body } = await the.send(`info@${host}.evil.com`);
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, ['address']]);
    expect(await the.letters()).toHaveLength(before);
  });

  it('is only for staff if the place has no website of its own', async () => {
    await the.website('https://www.facebook.com/place');
    expect(await the.own()).toMatchObject({ domain: null });
    expect((await the.send(the.at('info'))).body).toMatchObject({ status: 409, code: 'owner.by-staff' });
  });

  it('works five times at most, also when five come at once, and a try with one key counts once', async () => {
    await the.send(the.at('info'));
    const code = await the.newestCode();
    const wrong = () => the.claim('AAAA-2222', { key: 'owner-try-1' });
    for (const { body } of [await wrong(), await wrong()])
      expect(body.fieldErrors).toEqual({ code: 'This code is not right. You have 4 tries left.' });
    await Promise.all([1, 2, 3, 4].map((n) => the.claim(`AAAA-222${n + 1}`)));
    expect((await the.claim(code)).body).toMatchObject({ status: 410, code: 'owner.code-over' });
    expect(await the.codes()).toEqual([{ hash: null, sealed: null }]);
  });

  it('is over after 30 minutes, and then its address is forgotten', async () => {
    await the.send(the.at('info'));
    await sentAgo('31 minutes');
    expect((await the.claim(await the.newestCode())).body).toMatchObject({ code: 'owner.code-over' });
    expect((await the.own()).code).toBeNull();
    expect((await the.again()).body).toMatchObject({ code: 'owner.code-over' });
    await service.get(CodeRepository).sweep();
    expect(await the.codes()).toEqual([{ hash: null, sealed: null }]);
    await sentAgo('25 hours');
    await service.get(CodeRepository).sweep();
    expect(await the.codes()).toEqual([]);
  });

  it('is good for one member and one place', async () => {
    await the.send(the.at('info'));
    const code = await the.newestCode();
    await the.send(the.at('other'), { as: owner + 1 });
    expect((await the.claim(code, { as: owner + 1 })).status).toBe(422);
    expect((await the.claim(code)).status).toBe(201);
  });

  it('can be sent again to the same address; the code before works no more', async () => {
    await the.send(the.at('info'));
    const first = await the.newestCode();
    expect((await the.again()).status).toBe(201);
    const sent = await the.letters();
    expect(sent.at(-1)?.to).toBe(sent.at(-2)?.to);
    expect((await the.claim(first)).status).toBe(422);
    expect((await the.claim(await the.newestCode())).status).toBe(201);
  });

  it('is sent so often a day to one mailbox, by one member and for one place, however they are written', async () => {
    const written = [the.at('box'), the.at('BOX'), the.at('box+a')];
    for (const [index, address] of written.entries())
      expect((await the.send(address, { as: owner + index })).status).toBe(201);
    const { status, headers } = await the.send(the.at('box+b'), { as: owner + 5 });
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    const member = owner + 6;
    for (let sent = 1; sent <= 5; sent++) expect((await the.send(the.at(`m${sent}`), { as: member })).status).toBe(201);
    expect((await the.send(the.at('m6'), { as: member })).status).toBe(429);
    for (let sent = 1; sent <= 2; sent++)
      expect((await the.send(the.at(`v${sent}`), { as: owner + 7 })).status).toBe(201);
    expect((await the.send(the.at('v3'), { as: owner + 8 })).status).toBe(429);
  });

  it('with one key sends one email', async () => {
    const before = (await the.letters()).length;
    await Promise.all([1, 2, 3].map(() => the.send(the.at('once'), { key: 'owner-code-1' })));
    expect(await the.letters()).toHaveLength(before + 1);
  });
});
