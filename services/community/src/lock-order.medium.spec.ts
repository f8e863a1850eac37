import { tripPublished } from '@waymark/contracts-community';
import { acrossCommit } from '@waymark/testing';
import { type CasesUnderTest, sharedCases } from '../test/case-scenario';
import { commentCalls } from '../test/comment-scenario';
import { decisionArrives } from '../test/moderation';
import { tripCalls } from '../test/trip-scenario';

describe('a decision that waited for a lock uses what the lock holder wrote', () => {
  let service: CasesUnderTest;
  let author: number;
  let reader: number;
  let moderator: number;
  const across = <T>(statements: string, begin: () => Promise<T>) => acrossCommit(service.ownerUrl, statements, begin);
  const tripLocked = (id: number) => `SELECT 1 FROM trip_blog WHERE id = ${id} FOR UPDATE`;

  beforeAll(async () => {
    service = await sharedCases();
    author = await service.member('Author');
    reader = await service.member('Reader');
    moderator = await service.member('Moderator');
  }, 60_000);

  it('a like, on who blocked whom', async () => {
    const { body: trip } = await tripCalls(service).create({ isPublic: true }, author);
    const blocked = await service.member('Blocked');
    const block = `INSERT INTO member_block (member_id, other_id, is_blocker)
      VALUES (${author}, ${blocked}, true), (${blocked}, ${author}, false)`;
    const like = await across(`${tripLocked(trip.id)}; ${block}`, () =>
      tripCalls(service).like(trip.id, true, blocked),
    );
    expect(like).toMatchObject({ status: 404, body: { code: 'trip.not-found' } });
  });

  it('a comment, on the days of the trip', async () => {
    const comments = commentCalls(service);
    const trip = await comments.trip(author);
    const entryId = await comments.day(trip, 1);
    const deleted = `${tripLocked(trip)}; DELETE FROM trip_blog_entry WHERE id = ${entryId}`;
    const said = await across(deleted, () => comments.say(reader, trip, 'What a day!', { entryId }));
    expect(said).toMatchObject({ status: 422, body: { fieldErrors: { entryId: expect.any(String) } } });
  });

  it('what staff show again, on whether it was told of', async () => {
    const { body: trip } = await tripCalls(service).create({ isPublic: false }, author);
    const published = `UPDATE trip_blog SET is_published = true, published_at = now() WHERE id = ${trip.id};
      INSERT INTO activity (actor_id, kind, subject, thing_id, version, created_at)
      VALUES (${author}, 'trip', 'trip:${trip.id}', ${trip.id}, 1, now())`;
    const before = await service.published(tripPublished);
    await across(published, () =>
      decisionArrives(service, { kind: 'trip', contentId: trip.id, state: 'shown', number: 1 }),
    );
    expect(await service.published(tripPublished)).toEqual(before);
  });

  it('a case, on whether its author is suspended for it', async () => {
    const { id } = await service.given(author);
    await service.decide(id, moderator, { act: 'hide' });
    const suspended = `SELECT 1 FROM moderation_case WHERE id = ${id} FOR UPDATE;
      INSERT INTO member_measure (case_id, decision_id, member_id, act) VALUES (${id}, 999999, ${author}, 'suspend')`;
    const back = { act: 'keep', takesBack: true, decisionNumber: 1 };
    const decided = await across(suspended, () => service.decide(id, moderator, back));
    expect(decided).toMatchObject({ status: 403, body: { code: 'case.needs-admin' } });
  });
});
