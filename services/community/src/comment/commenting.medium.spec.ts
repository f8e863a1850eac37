import sql from 'sql-template-tag';
import { commentCalls } from '../../test/comment-scenario';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';

const [AUTHOR, KNOWN, NEWCOMER, OTHER] = [1, 2, 3, 4];
let service: CommunityUnderTest;
let calls: ReturnType<typeof commentCalls>;
beforeAll(async () => {
  service = await sharedCommunity();
  calls = commentCalls(service);
  for (const id of [AUTHOR, KNOWN, NEWCOMER, OTHER]) await calls.member(id);
  for (const id of [KNOWN, OTHER]) await calls.trust(id);
}, 60_000);
beforeEach(() => calls.aDayPasses());

/** Words that occur in no earlier text. */
let said = 0;
const words = () => `Thank you for writing this up, number ${(said += 1)} of many.`;

describe('a comment on a trip (C3.1, C3.3)', () => {
  it('of a member with three approved comments is published at once, and its author is notified', async () => {
    const trip = await calls.trip(AUTHOR);
    const { status, body } = await calls.say(KNOWN, trip, 'Lovely.\n\nSee you there!  **not bold**');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      content: 'Lovely.\n\nSee you there!  **not bold**',
      state: 'published',
      signals: [],
      threadId: null,
      isOwn: true,
      author: { name: 'Member 2', memberId: KNOWN, isTripAuthor: false },
    });
    expect((await calls.list(undefined, trip)).body).toMatchObject([{ id: body.id, isOwn: false, answerCount: 0 }]);
    const data = { commentId: body.id, blogId: trip, authorId: KNOWN, blogAuthorId: AUTHOR, answeredId: null };
    expect(await calls.told(body.id)).toEqual([['published', 1, data]]);
  });

  it('is sent once, however often its key comes', async () => {
    const trip = await calls.trip(AUTHOR);
    const [content, key] = [words(), 'one-comment-0123456789'];
    const twice = await Promise.all([1, 2].map(() => calls.say(KNOWN, trip, content, { key })));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    expect((await calls.say(KNOWN, trip, words(), { key })).status).toBe(422);
    expect(await calls.counts(undefined, trip)).toEqual({ total: 1, trip: 1, days: [] });
  });

  it('knows no trip that is not published, removed, or another’s day', async () => {
    const [hidden, shown] = [await calls.trip(AUTHOR, false), await calls.trip(AUTHOR)];
    const elsewhere = await calls.day(await calls.trip(AUTHOR), 1);
    for (const trip of [hidden, 999_999])
      for (const { status, body } of [await calls.say(KNOWN, trip, words()), await calls.list(KNOWN, trip)])
        expect([status, body]).toMatchObject([404, { code: 'trip.not-found' }]);
    expect(await calls.say(KNOWN, shown, words(), { entryId: elsewhere })).toMatchObject({
      status: 422,
      body: { fieldErrors: { entryId: 'This day is not part of the trip.' } },
    });
    expect(await calls.say(KNOWN, shown, words(), { answersId: 999_999 })).toMatchObject({ status: 404 });
  });

  it('can be about a day, and answers stay in their conversation', async () => {
    const trip = await calls.trip(AUTHOR);
    const day = await calls.day(trip, 1);
    const first = (await calls.say(KNOWN, trip, words(), { entryId: day })).body;
    const answer = (await calls.say(AUTHOR, trip, words(), { answersId: first.id })).body;
    const toAnswer = (await calls.say(OTHER, trip, words(), { answersId: answer.id })).body;
    expect(answer).toMatchObject({ entryId: day, threadId: first.id, answers: null, author: { isTripAuthor: true } });
    expect(toAnswer).toMatchObject({
      entryId: day,
      threadId: first.id,
      answers: { commentId: answer.id, name: 'Member 1' },
    });
    expect((await calls.told(toAnswer.id))[0]?.[2]).toMatchObject({ answeredId: AUTHOR });
    expect((await calls.list(undefined, trip)).body).toEqual([]);
    const [thread] = (await calls.list(undefined, trip, `?entryId=${day}`)).body;
    expect(thread?.answerList.map(({ id }) => id)).toEqual([answer.id, toAnswer.id]);
    expect(await calls.counts(undefined, trip)).toEqual({ total: 3, trip: 0, days: [{ entryId: day, count: 3 }] });
    await service.sql.query(sql`DELETE FROM trip_blog_entry WHERE id = ${day}`);
    expect(await calls.counts(undefined, trip)).toEqual({ total: 3, trip: 3, days: [] });
  });
});

describe('one’s own comment (C3.2)', () => {
  it('is changed, with a mark, and nobody else’s', async () => {
    const trip = await calls.trip(AUTHOR);
    const { id } = (await calls.say(KNOWN, trip, words())).body;
    expect((await calls.edit(OTHER, id, words())).body).toMatchObject({ code: 'comment.not-yours' });
    const changed = (await calls.edit(KNOWN, id, 'Better said than before.')).body;
    expect(changed).toMatchObject({ content: 'Better said than before.', state: 'published' });
    expect(changed.editedAt).not.toBeNull();
    expect((await calls.edit(KNOWN, 999_999, words())).status).toBe(404);
  });

  it('is held again when an edit raises a signal, and is announced as removed', async () => {
    const trip = await calls.trip(AUTHOR);
    const { id } = (await calls.say(KNOWN, trip, words())).body;
    expect((await calls.edit(KNOWN, id, 'Look at https://example.org/ for that')).body).toMatchObject({
      state: 'waiting',
      signals: ['link'],
      links: [{ from: 8, to: 28, href: 'https://example.org/' }],
    });
    expect((await calls.told(id)).map(([type, version]) => [type, version])).toEqual([
      ['published', 1],
      ['removed', 2],
      ['held', 3],
    ]);
    expect((await calls.list(OTHER, trip)).body).toEqual([]);
    expect((await calls.edit(KNOWN, id, words())).body.state).toBe('published');
    expect((await calls.told(id)).at(-1)?.slice(0, 2)).toEqual(['published', 5]);
  });

  it('goes when it is deleted; with answers its place stays, as long as they do', async () => {
    const trip = await calls.trip(AUTHOR);
    const lone = (await calls.say(KNOWN, trip, words())).body.id;
    expect((await calls.remove(OTHER, lone)).status).toBe(403);
    expect((await calls.remove(KNOWN, lone)).status).toBe(204);
    expect((await calls.remove(KNOWN, lone)).status).toBe(404);
    const root = (await calls.say(KNOWN, trip, words())).body.id;
    const answer = (await calls.say(OTHER, trip, words(), { answersId: root })).body.id;
    expect((await calls.remove(KNOWN, root)).status).toBe(204);
    const [thread] = (await calls.list(undefined, trip)).body;
    expect(thread).toMatchObject({ id: root, state: 'gone', content: '', author: null, answerCount: 1 });
    expect(await calls.counts(undefined, trip)).toMatchObject({ total: 1 });
    expect((await calls.say(KNOWN, trip, words(), { answersId: root })).status).toBe(404);
    expect((await calls.remove(OTHER, answer)).status).toBe(204);
    expect((await calls.list(undefined, trip)).body).toEqual([]);
    expect((await calls.told(root)).map(([type]) => type)).toEqual(['published', 'removed']);
  });
});

describe('answering and deleting at the same time', () => {
  it('ends with both told the truth', async () => {
    for (let round = 0; round < 8; round += 1) {
      await calls.aDayPasses();
      const trip = await calls.trip(AUTHOR);
      const root = (await calls.say(AUTHOR, trip, words())).body.id;
      const answer = (await calls.say(AUTHOR, trip, words(), { answersId: root })).body.id;
      const [removed, , late] = await Promise.all([
        calls.remove(AUTHOR, answer),
        calls.remove(AUTHOR, root),
        calls.say(OTHER, trip, words(), { answersId: answer }),
      ]);
      expect(removed.status).toBe(204);
      expect([201, 404]).toContain(late.status);
      const left = (await calls.list(undefined, trip)).body.flatMap(({ answerList }) => answerList);
      expect(left.map(({ id }) => id)).toEqual(late.status === 201 ? [late.body.id] : []);
    }
  });
});
