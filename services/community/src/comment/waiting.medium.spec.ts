import type { CommentThread } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { commentCalls } from '../../test/comment-scenario';
import { type CommunityUnderTest, sharedCommunity } from '../../test/community-service';

const [AUTHOR, KNOWN, NEWCOMER, OTHER, STAFF] = [1, 2, 3, 4, 5];
let service: CommunityUnderTest;
let calls: ReturnType<typeof commentCalls>;
beforeAll(async () => {
  service = await sharedCommunity();
  calls = commentCalls(service);
  for (const id of [AUTHOR, KNOWN, NEWCOMER, OTHER, STAFF]) await calls.member(id);
  for (const id of [KNOWN, OTHER]) await calls.trust(id);
}, 60_000);
beforeEach(() => calls.aDayPasses());

let said = 0;
const words = () => `What a kind and thorough report, number ${(said += 1)}.`;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('the first comments of a member (C3.4, C3.5)', () => {
  it('wait for the author of the trip, and nobody else learns of them', async () => {
    const trip = await calls.trip(AUTHOR);
    const { id, state, signals } = (await calls.say(NEWCOMER, trip, words())).body;
    expect([state, signals]).toEqual(['waiting', ['new-member']]);
    for (const reader of [undefined, KNOWN, AUTHOR]) {
      expect((await calls.list(reader, trip)).body).toEqual([]);
      expect(await calls.counts(reader, trip)).toMatchObject({ total: 0 });
    }
    expect((await calls.list(NEWCOMER, trip)).body).toMatchObject([{ id, state: 'waiting', isOwn: true }]);
    expect(await calls.counts(NEWCOMER, trip)).toMatchObject({ total: 0 });
    expect((await calls.read(KNOWN, id)).status).toBe(404);
    expect((await calls.read(AUTHOR, id)).body).toMatchObject({ id, state: 'waiting' });
    expect(await calls.told(id)).toEqual([
      ['held', 1, { commentId: id, blogId: trip, blogAuthorId: AUTHOR, authorId: NEWCOMER }],
    ]);
    for (const other of [KNOWN, NEWCOMER])
      expect(await calls.waiting(other, trip)).toMatchObject({
        status: 403,
        body: { code: 'comment.not-yours-to-decide' },
      });
    for (const { body } of [await calls.waiting(AUTHOR, trip), await calls.waiting(STAFF, trip, 'moderator')])
      expect(body).toMatchObject([{ id, signals: ['new-member'], author: { name: 'Member 3' } }]);
  });

  it('cannot be answered, decided by others, or found out by trying', async () => {
    const trip = await calls.trip(AUTHOR);
    const { id } = (await calls.say(NEWCOMER, trip, words())).body;
    for (const { status } of [
      await calls.say(KNOWN, trip, words(), { answersId: id }),
      await calls.edit(KNOWN, id, words()),
      await calls.remove(KNOWN, id),
      await calls.decide(KNOWN, id, true),
    ])
      expect(status).toBe(404);
    expect((await calls.decide(NEWCOMER, id, true)).status).toBe(403);
  });

  it('are published when approved, three are trust, and an approved one that is changed is looked at again', async () => {
    const trip = await calls.trip(AUTHOR);
    const member = 30;
    await calls.member(member);
    const first = (await calls.say(member, trip, words())).body.id;
    expect((await calls.decide(AUTHOR, first, true)).body).toMatchObject({ id: first, state: 'published' });
    const data = { commentId: first, blogId: trip, authorId: member, blogAuthorId: AUTHOR, answeredId: null };
    expect((await calls.told(first)).at(-1)).toEqual(['published', 2, data]);
    expect(idsOf((await calls.list(undefined, trip)).body)).toEqual([first]);
    expect((await calls.edit(member, first, 'Something else altogether.')).body.state).toBe('waiting');
    await calls.decide(STAFF, first, true, 'moderator');
    for (const content of [words(), words()])
      await calls.decide(AUTHOR, (await calls.say(member, trip, content)).body.id, true);
    expect((await calls.say(member, trip, words())).body.state).toBe('published');
  });

  it('that are declined are known to their author alone, who can only delete them', async () => {
    const trip = await calls.trip(AUTHOR);
    const { id } = (await calls.say(NEWCOMER, trip, words())).body;
    expect((await calls.decide(AUTHOR, id, false)).body.state).toBe('declined');
    expect((await calls.told(id)).map(([type]) => type)).toEqual(['held', 'removed']);
    expect((await calls.list(NEWCOMER, trip)).body).toMatchObject([{ id, state: 'declined' }]);
    expect((await calls.list(AUTHOR, trip)).body).toEqual([]);
    expect((await calls.waiting(AUTHOR, trip)).body).toEqual([]);
    expect((await calls.edit(NEWCOMER, id, words())).body).toMatchObject({ code: 'comment.declined' });
    expect((await calls.remove(NEWCOMER, id)).status).toBe(204);
    expect((await calls.told(id)).length).toBe(2);
  });

  it('are published at once on their own trip, which earns no trust', async () => {
    const own = await calls.trip(NEWCOMER);
    for (const content of [words(), words(), words(), words()]) {
      const { body } = await calls.say(NEWCOMER, own, content);
      expect(body.state).toBe('published');
      expect((await calls.decide(NEWCOMER, body.id, false)).status).toBe(403);
    }
    expect((await calls.say(NEWCOMER, await calls.trip(AUTHOR), words())).body.state).toBe('waiting');
  });
});

describe('signals of a known member', () => {
  it('hold a text said before, the sixth of many in a row, and what a new account says', async () => {
    const trip = await calls.trip(AUTHOR);
    const content = 'Visit my shop for ramps and rails.';
    expect((await calls.say(OTHER, trip, content)).body.state).toBe('published');
    expect((await calls.say(OTHER, trip, 'VISIT my shop, for ramps and rails!')).body.signals).toEqual(['repeated']);
    for (const other of [words(), words(), words()])
      expect((await calls.say(OTHER, trip, other)).body.state).toBe('published');
    expect((await calls.say(OTHER, trip, words())).body.signals).toEqual(['burst']);
    await service.sql.query(sql`UPDATE member SET registered_at = now() - interval '2 hours' WHERE id = ${KNOWN}`);
    expect((await calls.say(KNOWN, trip, words())).body.signals).toEqual(['new-account']);
    await service.sql.query(sql`UPDATE member SET registered_at = NULL WHERE id = ${KNOWN}`);
  });
});

describe('who sees whom', () => {
  it('neither of two who are apart sees, counts, answers or decides what the other says', async () => {
    const [here, there] = [40, 41];
    for (const id of [here, there]) await Promise.all([calls.member(id), calls.trust(id)]);
    const trip = await calls.trip(AUTHOR);
    const root = (await calls.say(here, trip, words())).body.id;
    const answer = (await calls.say(OTHER, trip, words(), { answersId: root })).body.id;
    const theirs = (await calls.say(there, trip, words())).body.id;
    const toTheirs = (await calls.say(OTHER, trip, words(), { answersId: theirs })).body.id;
    const named = (await calls.say(here, trip, words(), { answersId: toTheirs })).body;
    expect(named.answers).toMatchObject({ name: 'Member 4' });
    await calls.apart(here, there);
    for (const [reader, unseen, seen] of [
      [there, root, theirs],
      [here, theirs, root],
    ] as const) {
      const threads = (await calls.list(reader, trip)).body;
      const hidden = threads.find(({ id }) => id === unseen);
      expect(hidden).toMatchObject({ state: 'gone', author: null, content: '' });
      expect(threads.find(({ id }) => id === seen)?.state).toBe('published');
      expect((await calls.read(reader, unseen)).status).toBe(404);
      expect((await calls.say(reader, trip, words(), { answersId: unseen })).status).toBe(404);
    }
    expect(await calls.counts(there, trip)).toMatchObject({ total: 3 });
    expect(await calls.counts(here, trip)).toMatchObject({ total: 4 });
    expect(await calls.counts(undefined, trip)).toMatchObject({ total: 5 });
    await calls.remove(OTHER, answer);
    expect(idsOf((await calls.list(there, trip)).body)).toEqual([theirs]);
  });

  it("a leaving member's comments are deleted; placeholders stay where others replied", async () => {
    const leaver = 60;
    await calls.member(leaver);
    await calls.trust(leaver);
    const trip = await calls.trip(AUTHOR);
    const root = (await calls.say(leaver, trip, 'Words of one who leaves, and an answer to them.')).body.id;
    const theirs = (await calls.say(leaver, trip, words(), { answersId: root })).body.id;
    const answer = (await calls.say(OTHER, trip, words(), { answersId: theirs })).body.id;
    const alone = (await calls.say(leaver, trip, words())).body.id;
    const { sections } = await service.privacy.export(leaver, 2);
    const own = sections.find(({ id }) => id === 'trip-comments')?.rows;
    expect(own).toContainEqual(expect.objectContaining({ text: 'Words of one who leaves, and an answer to them.' }));
    await service.leave(leaver);
    expect(await service.privacy.tablesNaming(leaver)).toEqual([]);
    expect((await calls.list(undefined, trip)).body).toMatchObject([
      { id: root, state: 'gone', content: '', answerList: [{ id: answer, answers: null }] },
    ]);
    for (const id of [theirs, alone]) expect((await calls.read(OTHER, id)).status).toBe(404);
    expect((await calls.told(alone)).at(-1)?.[0]).toBe('removed');
  });
});

describe('a long list', () => {
  it('goes on by its cursor, newest first, and can begin where a link leads', async () => {
    const trip = await calls.trip(AUTHOR);
    const roots: number[] = [];
    while (roots.length < 5) roots.push((await calls.say(AUTHOR, trip, words())).body.id);
    const answers: number[] = [];
    await service.sql.query(sql`
      INSERT INTO trip_comment (blog_id, thread_id, answers_id, author_id, author_name, content, state)
      SELECT ${trip}, ${roots[1]}, ${roots[1]}, ${KNOWN}, 'Member 2', 'An answer', 'published' FROM generate_series(1, 25)`);
    const pages = await service.pages<CommentThread>(`/api/trip-blogs/${trip}/comments?limit=3`);
    expect(pages.map(({ body }) => idsOf(body))).toEqual([[...roots].reverse().slice(0, 3), [roots[1], roots[0]]]);
    const last = pages.at(-1)?.body[0];
    expect([last?.answerCount, last?.answerList.length]).toEqual([25, 10]);
    while (answers.length < 25) {
      const after = answers.length > 0 ? `&after=${answers.at(-1)}` : '';
      answers.push(...idsOf((await calls.answers(undefined, roots[1] ?? 0, `?limit=20${after}`)).body));
    }
    expect(new Set(answers).size).toBe(25);
    const led = (await calls.list(undefined, trip, `?from=${answers[15]}`)).body;
    expect(idsOf(led)).toEqual([roots[1], roots[0]]);
    expect(idsOf(led[0]?.answerList ?? [])).toEqual(answers.slice(0, 16));
    expect(idsOf((await calls.list(undefined, trip, '?from=999999')).body)).toHaveLength(5);
  });
});
