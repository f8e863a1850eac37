import type { ModerationContent } from '@waymark/contracts-core';
import { ownerChanged, type Review } from '@waymark/contracts-reviews';
import sql from 'sql-template-tag';
import { answered, decisionArrives, memberChangedArrives, reportArrives } from '../../test/events';
import { ownedPlaces, STAFF } from '../../test/owned-place';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview } from '../../test/scenario';
import { EraseMember } from '../privacy/erase-member';
import { GatherMember } from '../privacy/gather-member';

let service: ReviewsService;
let the: ReturnType<typeof ownedPlaces>;
let owner: number;
let venueId: number;
beforeAll(async () => {
  service = await sharedReviews();
  the = ownedPlaces(service);
}, 90_000);
beforeEach(async () => void ({ owner, venueId } = await the.next()));

describe('what a place says (F9.4, F9.5)', () => {
  it('of a feature is marked with its day, apart from what visitors found, and counted nowhere', async () => {
    await the.owns();
    await service.call('PUT', `/api/venues/${venueId}/answers/LiftAccess`, { as: owner + 1, body: { answer: 2 } });
    const found = async () => {
      const { verifications, facts } = await the.page();
      const kept = await the.database().query(sql`
        SELECT yes, partly, no, confirmed, (SELECT count(*)::int FROM statement WHERE venue_id = ${venueId}) AS statements
        FROM venue_search WHERE venue_id = ${venueId}`);
      return JSON.stringify([verifications, facts, kept]);
    };
    const before = await found();
    expect((await the.sayFact('LiftAccess', 'yes')).status).toBe(200);
    await the.sayFact('HearingLoop', 'partly');
    expect(await found()).toBe(before);
    const saidOn = new Date().toISOString().slice(0, 10);
    expect(await the.says()).toEqual({
      hasOwner: true,
      facts: [
        { feature: 'HearingLoop', value: 'partly', saidOn },
        { feature: 'LiftAccess', value: 'yes', saidOn },
      ],
    });
    await the.sayFact('HearingLoop', null);
    expect((await the.says()).facts.map(({ feature }) => feature)).toEqual(['LiftAccess']);
    expect((await the.sayFact('Helipad', 'yes')).status).toBeGreaterThanOrEqual(400);
    expect((await the.sayFact('LiftAccess', 'no', owner + 1)).body).toMatchObject({
      status: 403,
      code: 'owner.not-yours',
    });
  });

  it('replies to a review once, by whichever owner; its author can edit it', async () => {
    await the.owns();
    await the.owns(owner + 1);
    const review = await givenReview(service, venueId, owner + 2);
    const both = await Promise.all([
      the.reply(review.id, 'Thank you.'),
      the.reply(review.id, 'Sorry.', 'POST', owner + 1),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const winner = both[0].status === 201 ? owner : owner + 1;
    const loser = winner === owner ? owner + 1 : owner;
    expect((await the.reply(review.id, 'Once more.', 'POST', winner)).body).toMatchObject({ code: 'owner.answered' });
    expect((await the.reply(review.id, 'Mine.', 'PUT', loser)).body).toMatchObject({
      status: 404,
      code: 'owner.no-answer',
    });
    expect((await the.reply(review.id, 'We mended the lift.', 'PUT', winner)).body).toMatchObject({
      text: 'We mended the lift.',
    });
    expect(await the.shownReply(review.id)).toMatchObject({
      text: 'We mended the lift.',
      editedAt: expect.any(String),
    });
    const { body } = await service.call<Review[]>('GET', `/api/reviews?venueId=${venueId}`);
    expect(body[0]).toMatchObject({
      id: review.id,
      comment: review.comment,
      venueReply: { text: 'We mended the lift.' },
    });
  });

  it('answers neither as a stranger, nor one’s own review, nor what is hidden or not there', async () => {
    await the.owns();
    const review = await givenReview(service, venueId, owner + 1);
    expect((await the.reply(review.id, 'Hello.', 'POST', owner + 2)).body).toMatchObject({
      status: 403,
      code: 'owner.not-yours',
    });
    const mine = await givenReview(service, venueId, owner);
    expect((await the.reply(mine.id, 'Hello.')).body).toMatchObject({ code: 'owner.own-review' });
    expect((await the.reply(2_000_000_000, 'Hello.')).status).toBe(404);
    expect((await the.reply(review.id, ' ')).body.fieldErrors).toHaveProperty('text');
    await decisionArrives(service, { kind: 'review', contentId: review.id, state: 'hidden', number: 1 });
    expect((await the.reply(review.id, 'Hello.')).status).toBe(404);
  });

  it('goes with a hidden review and comes back with it; the answer alone is reported and hidden as content is', async () => {
    await the.owns();
    const review = await givenReview(service, venueId, owner + 1);
    const { id } = (await the.reply(review.id, 'A needle of an answer.')).body;
    await the.reply(review.id, 'A nicer answer.', 'PUT');
    const listed = async () =>
      JSON.stringify([await the.page(), (await service.call('GET', '/api/reviews?limit=50')).body]);
    await decisionArrives(service, { kind: 'review', contentId: review.id, state: 'hidden', number: 1, caseId: 31 });
    expect(await listed()).not.toContain('A nicer answer.');
    await decisionArrives(service, { kind: 'review', contentId: review.id, state: 'shown', number: 2, caseId: 31 });
    expect(await listed()).toContain('A nicer answer.');

    const content = { kind: 'owner-answer', contentId: id } as const;
    await reportArrives(service, content, 32);
    const shown = await service.call<ModerationContent>('GET', `/api/reviews/moderated/owner-answer/${id}`, {
      as: STAFF,
      role: 'moderator',
    });
    expect(shown.body).toMatchObject({
      state: 'shown',
      authorId: owner,
      texts: [{ text: 'A nicer answer.' }, { text: review.comment }],
      earlier: [{ texts: [{ text: 'A needle of an answer.' }] }],
    });
    await decisionArrives(service, { ...content, state: 'hidden', number: 1, caseId: 32 });
    expect(await the.shownReply(review.id)).toBeNull();
    expect(await listed()).toContain(review.comment);
    expect((await the.reply(review.id, 'Around it.')).body).toMatchObject({ code: 'owner.answered' });
    await decisionArrives(service, { ...content, state: 'shown', number: 2, caseId: 32 });
    expect(await the.shownReply(review.id)).toMatchObject({ text: 'A nicer answer.' });
  });

  it('is not shown while its owner is suspended', async () => {
    await the.owns();
    await memberChangedArrives(service, owner);
    await the.sayFact('LiftAccess', 'yes');
    await the.database().query(sql`UPDATE member SET is_active = false WHERE id = ${owner}`);
    expect(await the.says()).toEqual({ hasOwner: false, facts: [] });
  });
});

describe('an owner who leaves (F9.6)', () => {
  it('gives the place up: none of their statements is shown, and another owner can reply', async () => {
    await the.owns();
    await the.owns(owner + 1);
    const review = await givenReview(service, venueId, owner + 2);
    await the.reply(review.id, 'From the first.');
    expect((await the.giveUp()).status).toBe(204);
    expect((await the.giveUp()).status).toBe(204);
    expect((await the.giveUp(owner + 9)).status).toBe(403);
    expect(await the.shownReply(review.id)).toBeNull();
    expect(await the.says()).toMatchObject({ hasOwner: true });
    await the.reply(review.id, 'From the second.', 'POST', owner + 1);
    expect(await the.shownReply(review.id)).toMatchObject({ text: 'From the second.' });
  });

  it('gets all of it in their export, and takes it along when the account goes', async () => {
    await the.owns();
    const review = await givenReview(service, venueId, owner + 1);
    await the.reply(review.id, 'A farewell answer.');
    await the.sayFact('LiftAccess', 'yes');
    const { sections } = await service.get(GatherMember).run(owner);
    const rows = Object.fromEntries(sections.map(({ id, rows: of }) => [id, of]));
    expect(rows['venue-claims']).toMatchObject([{ state: 'given', shownBy: 'code' }]);
    expect(rows['venue-facts']).toMatchObject([{ feature: 'LiftAccess', value: 'yes' }]);
    expect(rows['venue-replies']).toMatchObject([{ text: 'A farewell answer.' }]);
    await the.database().transaction((tx) => service.get(EraseMember).run(tx, owner, 'anonymise'));
    expect([await the.shownReply(review.id), await the.says()]).toEqual([null, { hasOwner: false, facts: [] }]);
    expect(await answered(service, ownerChanged)).toContainEqual({ venueId, memberId: owner, isOwner: false });
    expect(await the.codes()).toEqual([]);
  });
});
