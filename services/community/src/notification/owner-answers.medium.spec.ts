import { notificationMade } from '@waymark/contracts-community';
import { ownerAnswered, ownerChanged, reviewRemoved, venueChanged } from '@waymark/contracts-reviews';
import sql from 'sql-template-tag';
import { type NewsUnderTest, sharedNews } from '../../test/news-scenario';

let news: NewsUnderTest;
beforeAll(async () => void (news = await sharedNews()));

let [maya, owner, venueId, reviewId, answerId] = [0, 0, 0, 0, 0];
beforeEach(async () => {
  [maya, owner] = [await news.member('Maya'), await news.member('Olga Owner')];
  [venueId, reviewId, answerId] = [news.nextId(), news.nextId(), news.nextId()];
  await news.tell(venueChanged, { venueId, name: 'The Lowry', isGone: false });
});

const answer = (isEdited = false) => ({
  ...{ answerId, reviewId, venueId, ownerId: owner, reviewAuthorId: maya, venueName: 'The Lowry', isEdited },
});
const answered = (version = 1) => news.tell(ownerAnswered, answer(version > 1), { version });
const speaks = (isOwner: boolean, version: number) =>
  news.tell(ownerChanged, { venueId, memberId: owner, isOwner }, { version });
const decided = (kind: 'owner-answer' | 'review', contentId: number, state: 'shown' | 'hidden' | 'removed') =>
  news.sql.query(sql`
    INSERT INTO moderation_case (kind, content_id, state, content_state) VALUES (${kind}, ${String(contentId)}, 'closed', ${state})
    ON CONFLICT (kind, content_id) DO UPDATE SET content_state = excluded.content_state`);
const told = async () => [(await news.notices(maya)).map(({ message }) => message), await news.unread(maya)];
const mailWaits = () =>
  news.sql.one(sql`SELECT mail_at IS NOT NULL AS waits FROM notification WHERE member_id = ${maya}`);

const ONCE = [['The Lowry replied to your review.'], 1];
const NOTHING = [[], 0];

describe('who wrote a review (F9.10)', () => {
  it("learns that the venue replied, with a link to the review and without the owner's name", async () => {
    await answered();
    const notices = await news.notices(maya);
    expect(notices).toMatchObject([
      { type: 'owner_answer', title: 'A reply to your review', href: `/venues/${venueId}#review-${reviewId}` },
    ]);
    expect(JSON.stringify(notices)).not.toMatch(new RegExp(`Olga|${owner}`));
    expect(await told()).toEqual(ONCE);
  });

  it('is notified once of each reply, however often it is edited, and in any order of events', async () => {
    await answered(3);
    expect(await told()).toEqual(NOTHING);
    await answered(1);
    await answered(2);
    await answered(1);
    expect(await told()).toEqual(ONCE);
    const made = await news.published(notificationMade);
    expect(made.filter(({ data }) => data.memberId === maya)).toHaveLength(1);
  });

  it('gets it by mail too, unless they chose otherwise', async () => {
    await answered();
    expect(await mailWaits()).toEqual({ waits: true });
    const body = { owner_answer: 'never' };
    expect((await news.call('PUT', '/api/notifications/mail-settings', { as: maya, body })).body).toMatchObject(body);
    expect(await mailWaits()).toEqual({ waits: false });
  });

  it('who has left is not notified', async () => {
    await news.tell(ownerAnswered, { ...answer(), reviewAuthorId: null });
    expect(await news.sql.query(sql`SELECT 1 FROM notification WHERE subject = ${`owner-answer:${answerId}`}`)).toEqual(
      [],
    );
  });

  it.each(['block', 'mute'] as const)('is not notified of a reply by an owner whom they %s', async (act) => {
    await news[act](maya, owner);
    await answered();
    expect(await told()).toEqual(NOTHING);
  });
});

describe('an answer of a place', () => {
  it.each(['owner-answer', 'review'] as const)(
    'causes no notification while staff hide it, by its %s',
    async (kind) => {
      const contentId = kind === 'review' ? reviewId : answerId;
      await answered();
      for (const [state, shown] of [
        ['hidden', NOTHING],
        ['shown', ONCE],
        ['removed', NOTHING],
      ] as const) {
        await decided(kind, contentId, state);
        expect([state, await told()]).toEqual([state, shown]);
      }
    },
  );

  it('causes a notification while its owner represents the place', async () => {
    await speaks(true, 1);
    await answered();
    expect(await told()).toEqual(ONCE);
    await speaks(false, 3);
    await speaks(true, 2);
    expect(await told()).toEqual(NOTHING);
    await speaks(true, 4);
    expect(await told()).toEqual(ONCE);
    await news.sql.query(sql`UPDATE member SET is_active = false WHERE id = ${owner}`);
    expect(await told()).toEqual(NOTHING);
  });

  it('goes with its review, in either order', async () => {
    await answered();
    await news.tell(reviewRemoved, { reviewId, venueId, authorId: maya }, { version: 5 });
    expect(await told()).toEqual(NOTHING);
    answerId = news.nextId();
    await answered();
    expect(await told()).toEqual(NOTHING);
  });
});
