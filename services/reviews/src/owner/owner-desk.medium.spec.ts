import type { DeskClaim } from '@waymark/contracts-reviews';
import { verifyAudit } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { ownedPlaces, STAFF } from '../../test/owned-place';
import { everyPage } from '../../test/every-page';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview } from '../../test/scenario';

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

describe('a claim that staff check (F9.3)', () => {
  it('waits in their queue, and is granted, withdrawn and granted again, with the reason by email and in the log', async () => {
    await the.website(null);
    expect((await the.ask()).body).toMatchObject({ state: 'waiting' });
    expect((await the.ask()).body).toMatchObject({ code: 'owner.already' });
    const [waiting] = await the.desk();
    expect(waiting).toMatchObject({
      memberId: owner,
      state: 'waiting',
      way: 'staff',
      words: expect.stringContaining('manager'),
    });
    expect((await the.decide('give', 1)).body).toMatchObject({ state: 'given', words: '', version: 2 });
    expect((await the.letters()).at(-1)).toMatchObject({
      to: null,
      paragraphs: expect.arrayContaining(['Why: The website names them.']),
    });

    const review = await givenReview(service, venueId, owner + 1);
    await the.reply(review.id, 'The ramp is at the side door now.');
    await the.sayFact('LiftAccess', 'yes');
    const before = [await the.shownReply(review.id), await the.says()];
    expect(before).toMatchObject([{ text: 'The ramp is at the side door now.' }, { hasOwner: true }]);
    expect((await the.decide('give', 1)).body).toMatchObject({
      status: 409,
      code: 'owner.changed',
      state: 'given',
      version: '2',
    });
    expect((await the.decide('refuse', 2)).body).toMatchObject({ status: 409, code: 'owner.not-now' });
    await the.decide('take-back', 2);
    expect([await the.shownReply(review.id), await the.says()]).toEqual([null, { hasOwner: false, facts: [] }]);
    expect((await the.reply(review.id, 'Still here.', 'PUT')).body).toMatchObject({
      status: 403,
      code: 'owner.not-yours',
    });
    expect((await the.sayFact('LiftAccess', 'no')).status).toBe(403);
    expect(await the.own()).toMatchObject({ state: 'taken-back', reason: 'The website names them.', domain: null });

    // No code gives back what staff took, also by a way round.
    await the.website(`https://${host}`);
    expect((await the.send(the.at('info'))).body).toMatchObject({ code: 'owner.by-staff' });
    await the.ask();
    await the.giveUp();
    expect((await the.send(the.at('info'))).body).toMatchObject({ code: 'owner.by-staff' });
    await the.ask();
    const [later] = await the.desk();
    await the.decide('give', later?.version ?? 0);
    expect([await the.shownReply(review.id), await the.says()]).toEqual(before);

    const log = await the
      .database()
      .query(sql`SELECT act, detail, reason FROM audit_entry WHERE subject_id = ${owner} ORDER BY id`);
    const entry = { detail: `venue ${venueId}`, reason: 'The website names them.' };
    expect(log).toEqual(['owner.given', 'owner.taken-back', 'owner.given'].map((act) => ({ act, ...entry })));
    expect(await verifyAudit(the.database())).toMatchObject({ brokenAt: null });
  });

  it('is refused, and may be asked for again; nobody decides about themself', async () => {
    await the.ask();
    expect((await the.decide('give', 1, { as: owner })).body).toMatchObject({ status: 403, code: 'owner.own-claim' });
    const [first, second] = await Promise.all([the.decide('refuse', 1), the.decide('give', 1, { as: STAFF + 1 })]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect((await the.decide('give', 1, { member: 2_147_483_647 })).body).toMatchObject({ code: 'owner.no-claim' });
  });

  it('is listed page by page, those that wait oldest first', async () => {
    for (const as of [owner, owner + 1, owner + 2]) await the.ask(as);
    const staff = { as: STAFF, role: 'admin' } as const;
    const { rows } = await everyPage<DeskClaim>(service, '/api/admin/owners?limit=1', staff);
    const times = rows.filter(({ state }) => state === 'waiting').map(({ askedAt }) => askedAt ?? '');
    expect(times.length).toBeGreaterThanOrEqual(3);
    expect(times).toEqual(times.toSorted());
    expect((await the.desk()).map(({ memberId }) => memberId)).toEqual([owner, owner + 1, owner + 2]);
  });

  it('may wait for five places of a member at most', async () => {
    for (let waiting = 1; waiting <= 5; waiting++) {
      await the.besides(`Many ${owner} ${waiting}`);
      expect((await the.ask()).status).toBe(201);
    }
    await the.besides(`Many ${owner} more`);
    expect((await the.ask()).body).toMatchObject({ code: 'owner.too-many' });
    expect((await the.ask(owner, 'x')).body.fieldErrors).toHaveProperty('words');
  });
});
