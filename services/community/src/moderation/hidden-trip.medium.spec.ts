import {
  COMMUNITY_ENDPOINTS,
  communityContentModerated,
  communityContentDescribed,
  type WholeTrip,
} from '@waymark/contracts-community';
import type { CorrectionTexts, EndpointContract, ModerationContent, Problem } from '@waymark/contracts-core';
import { until } from '@waymark/testing';
import { reviewPublished, reviewsContentModerated } from '@waymark/contracts-reviews';
import { commentCalls } from '../../test/comment-scenario';
import { decisionArrives, reportArrives } from '../../test/moderation';
import { sharedNews, type NewsUnderTest } from '../../test/news-scenario';
import { tripCalls } from '../../test/trip-scenario';

const WORD = 'quixotically';
const WRONG = 'unobtainably';
const RIGHT = 'The hotel has **three** steps.';

let service: NewsUnderTest;
beforeAll(async () => void (service = await sharedNews()));

describe('what staff hid of a trip (F7.6)', () => {
  let author: number;
  let reader: number;
  let id: number;
  let said: number;
  const reads: readonly EndpointContract[] = COMMUNITY_ENDPOINTS.filter(
    ({ method, access }) => method === 'GET' && ['visitor', 'member'].includes(access),
  );
  const addressOf = ({ name, path }: EndpointContract) => {
    const number = name === 'readComment' || name === 'listAnswers' ? said : id;
    const params: Record<string, string> = { id: String(number), part: '1', userId: String(author), page: 'founders' };
    return path.replace(/:(\w+)/g, (_whole, part: string) => params[part] ?? String(author));
  };
  /** Every answer of the slice to a visitor and to another member. */
  const everything = async () => {
    const answers = [];
    for (const endpoint of reads)
      for (const as of [undefined, reader]) {
        const query = endpoint.name === 'listTripBlogs' ? '?limit=50' : '';
        const { body } = await service.call('GET', addressOf(endpoint) + query, { as });
        answers.push([endpoint.name, JSON.stringify(body).replace(/"correlationId":"[^"]*"/, '')] as const);
      }
    return answers;
  };
  const naming = async (word: string) => [
    ...new Set((await everything()).filter(([, text]) => text.includes(word)).map(([name]) => name)),
  ];
  const decideTrip = (state: 'shown' | 'hidden', number: number) =>
    decisionArrives(service, { kind: 'trip', contentId: id, state, number });
  const decideComment = (state: 'shown' | 'hidden' | 'removed', number: number) =>
    decisionArrives(service, { kind: 'trip-comment', contentId: said, state, number, caseId: 8 });
  const fed = () =>
    until('what the broker brings', 10_000, async () => expect(await service.feed(reader)).toHaveLength(1));
  const counts = async () =>
    (await service.call<{ whole: number }>('GET', `/api/trip-blogs/${id}/comments/counts`)).body;

  beforeAll(async () => {
    author = await service.member('Author');
    reader = await service.member('Reader');
    await service.follow(reader, author);
    const trips = tripCalls(service);
    id = (await trips.create({ title: `A ${WORD} long week`, isPublic: true }, author)).body.id;
    await trips.like(id, true, reader);
    const comments = commentCalls(service);
    await comments.trust(author);
    said = (await comments.say(author, id, `Said ${WORD}er.`)).body.id;
    await fed();
  }, 90_000);

  it('is described to staff, without its words', async () => {
    await reportArrives(service, { kind: 'trip', contentId: id });
    await reportArrives(service, { kind: 'trip-comment', contentId: said }, 8);
    expect((await service.published(communityContentDescribed)).map(({ data }) => data)).toMatchObject([
      { caseId: 7, exists: true, authorId: author, path: `/trip-blogs/${id}` },
      { caseId: 8, exists: true, authorId: author, path: `/trip-blogs/${id}#comment-${said}` },
    ]);
  });

  it('leaves with a comment: its words and its count; it comes back', async () => {
    const before = await counts();
    expect(await naming(`${WORD}er`)).toEqual(['listComments', 'readComment']);
    await decideComment('hidden', 1);
    expect(await naming(`${WORD}er`)).toEqual([]);
    expect(await counts()).not.toEqual(before);
    const own = await service.call<{ state: string }>('GET', `/api/trip-blogs/comments/${said}`, { as: author });
    expect(own.body).toMatchObject({ state: 'hidden', setAside: { state: 'hidden', statementId: 71 } });
    const comments = commentCalls(service);
    expect((await comments.edit(author, said, 'Something else.')).status).toBe(409);
    expect((await comments.decide(5, said, true, 'moderator')).status).toBe(409);
    await decideComment('shown', 2);
    expect(await counts()).toEqual(before);
    expect(await naming(`${WORD}er`)).toEqual(['listComments', 'readComment']);
  });

  it('leaves with a trip: lists, counts, page, document, sitemap, feed; all comes back with its likes', async () => {
    const before = await everything();
    const names = await naming(WORD);
    expect(names).toEqual(
      expect.arrayContaining(['listTripBlogs', 'readTripBlog', 'getTripBlogMetadata', 'readActivityFeed']),
    );
    await decideTrip('hidden', 1);
    expect(await naming(WORD)).toEqual([]);
    for (const path of [`/api/trip-blogs/${id}`, `/api/trip-blogs/${id}/document`])
      expect(await service.call('GET', path)).toMatchObject({ status: 404, body: { code: 'content.hidden' } });
    // Nobody keeps a document of it, its author's neither.
    expect((await service.call('GET', `/api/trip-blogs/${id}/document`, { as: author })).status).toBe(404);
    expect(await service.feed(reader)).toEqual([]);
    await decideTrip('shown', 2);
    expect(await everything()).toEqual(before);
  });

  it('stays hidden when its author edits, unpublishes and publishes it again', async () => {
    const trips = tripCalls(service);
    await decideTrip('hidden', 3);
    const own = (await trips.read(id, author)).body;
    expect(own).toMatchObject({ isPublished: true, setAside: { state: 'hidden', statementId: 73 } });
    await trips.change(id, { title: `Still ${WORD} long`, isPublic: true, version: own.version }, author);
    await trips.publish(id, false, author);
    await trips.publish(id, true, author);
    expect(await naming(WORD)).toEqual([]);
    await trips.publish(id, false, author);
    await decideTrip('shown', 4);
    // In the state that its author chose last.
    expect(await naming(WORD)).toEqual([]);
    await trips.publish(id, true, author);
    await fed();
    expect(await naming(WORD)).toContain('readTripBlog');
  });

  it('is shown to moderators, with what was decided', async () => {
    const path = `/api/trip-blogs/moderated/trip/${id}`;
    const { body } = await service.call<ModerationContent>('GET', path, { as: 5, role: 'moderator' });
    expect(body).toMatchObject({ title: `Still ${WORD} long`, authorId: author, state: 'shown' });
    expect(body.steps.map(({ decisionNumber }) => decisionNumber)).toEqual([4, 3, 2, 1]);
    const comment = `/api/trip-blogs/moderated/trip-comment/${said}`;
    const shown = await service.call<ModerationContent>('GET', comment, { as: 5, role: 'moderator' });
    expect(shown.body.texts).toEqual([{ label: 'Comment', text: `Said ${WORD}er.` }]);
  });

  it('is confirmed as gone when its author deleted it', async () => {
    await commentCalls(service).remove(author, said);
    await decideComment('removed', 9);
    expect((await service.published(communityContentModerated)).at(-1)?.data).toMatchObject({
      contentId: String(said),
      isApplied: false,
    });
    const whole = (await service.call<WholeTrip>('GET', `/api/trip-blogs/${id}`)).body;
    expect(whole.totalLikes).toBe(1);
  });

  it('of another slice leaves the feed, and comes back to its place', async () => {
    const data = { reviewId: 5, venueId: 6, authorId: author, helpfulCount: 0, venueName: 'Café' };
    await service.tell(reviewPublished, data);
    const before = await service.feed(reader);
    expect(before.length).toBe(2);
    const decided = { caseId: 9, kind: 'review', contentId: '5', isApplied: true } as const;
    await service.tell(reviewsContentModerated, { ...decided, decisionNumber: 1, state: 'hidden' });
    expect((await service.feed(reader)).length).toBe(1);
    await service.tell(reviewsContentModerated, { ...decided, decisionNumber: 2, state: 'shown' });
    expect(await service.feed(reader)).toEqual(before);
  });
});

describe('what staff corrected of a trip (F6.10)', () => {
  let author: number;
  let id: number;
  const store = (kind: string, contentId: number, parts: Record<string, string>) => {
    const path = `/api/trip-blogs/moderated/${kind}/${contentId}/correction`;
    const body = { caseId: 7, parts };
    return service.call<{ correctionId: number } & Problem>('PUT', path, { as: 5, role: 'moderator', body });
  };
  const decide = (number: number, correction: { id: number } | null) =>
    decisionArrives(service, { kind: 'trip', contentId: id, state: 'shown', number, correction });
  const read = async () => (await service.call<WholeTrip>('GET', `/api/trip-blogs/${id}`)).body;
  const found = async (word: string) => (await service.call<unknown[]>('GET', `/api/trip-blogs?q=${word}`)).body.length;

  beforeAll(async () => {
    author = await service.member('Author');
    id = (
      await tripCalls(service).create({ title: 'A long week', story: `It is ${WRONG} level.`, isPublic: true }, author)
    ).body.id;
  }, 90_000);

  it('is shown and found by the corrected text, and by the author’s own when that is reversed', async () => {
    const before = await read();
    const { correctionId } = (await store('trip', id, { story: RIGHT })).body;
    await decide(1, { id: correctionId });
    expect((await read()).story).toBe(RIGHT);
    expect((await read()).corrected).toEqual({ at: expect.any(String), statementId: null });
    expect(JSON.stringify((await read()).storyText)).toContain('three');
    expect([await found(WRONG), await found('three')]).toEqual([0, 1]);
    const own = await service.call<CorrectionTexts>('GET', '/api/trip-blogs/moderated/corrections/71', { as: author });
    expect(own.body.texts).toEqual([{ label: 'Story', before: `It is ${WRONG} level.`, after: RIGHT }]);
    await decide(2, null);
    expect([(await read()).story, (await read()).storyText]).toEqual([before.story, before.storyText]);
    expect(await found(WRONG)).toBe(1);
  });

  it('of a comment comes and goes in the same way', async () => {
    const comments = commentCalls(service);
    await comments.trust(author);
    const said = (await comments.say(author, id, 'No steps.')).body.id;
    const { correctionId } = (await store('trip-comment', said, { content: 'Three steps.' })).body;
    const about = { kind: 'trip-comment', contentId: said, state: 'shown', caseId: 8 } as const;
    const text = async () =>
      (await service.call<{ content: string }>('GET', `/api/trip-blogs/comments/${said}`, { as: author })).body.content;
    await decisionArrives(service, { ...about, number: 1, correction: { id: correctionId } });
    expect(await text()).toBe('Three steps.');
    await decisionArrives(service, { ...about, number: 2, correction: null });
    expect(await text()).toBe('No steps.');
  });
});
