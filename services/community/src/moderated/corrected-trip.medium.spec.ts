import type { CorrectionTexts, Problem } from '@waymark/contracts-core';
import type { WholeTrip } from '@waymark/contracts-community';
import { commentCalls } from '../../test/comment-scenario';
import { decisionArrives } from '../../test/moderation';
import { sharedNews, type NewsUnderTest } from '../../test/news-scenario';
import { tripCalls } from '../../test/trip-scenario';

const WORD = 'quixotically';
const RIGHT = 'The hotel has **three** steps.';

describe('what staff corrected of a trip (F6.10)', () => {
  let service: NewsUnderTest;
  let author: number;
  let id: number;
  const staff = { as: 5, role: 'moderator' } as const;
  const store = (kind: string, contentId: number, parts: Record<string, string>) =>
    service.call<{ correctionId: number } & Problem>(
      'PUT',
      `/api/trip-blogs/moderated/${kind}/${contentId}/correction`,
      {
        ...staff,
        body: { caseId: 7, parts },
      },
    );
  const decide = (number: number, correction: { id: number } | null) =>
    decisionArrives(service, { kind: 'trip', contentId: id, state: 'shown', number, correction });
  const read = async () => (await service.call<WholeTrip>('GET', `/api/trip-blogs/${id}`)).body;
  const found = async (word: string) => (await service.call<unknown[]>('GET', `/api/trip-blogs?q=${word}`)).body.length;

  beforeAll(async () => {
    service = await sharedNews();
    author = await service.member('Author');
    id = (
      await tripCalls(service).create({ title: 'A long week', story: `It is ${WORD} level.`, isPublic: true }, author)
    ).body.id;
  }, 90_000);

  it('is read and found by its right words, and by the author’s own when it is taken back', async () => {
    const before = await read();
    const { correctionId } = (await store('trip', id, { story: RIGHT })).body;
    await decide(1, { id: correctionId });
    expect((await read()).story).toBe(RIGHT);
    expect((await read()).corrected).toEqual({ at: expect.any(String), statementId: null });
    expect(JSON.stringify((await read()).storyText)).toContain('three');
    expect([await found(WORD), await found('three')]).toEqual([0, 1]);
    const own = await service.call<CorrectionTexts>('GET', '/api/trip-blogs/moderated/corrections/71', { as: author });
    expect(own.body.texts).toEqual([{ label: 'Story', before: `It is ${WORD} level.`, after: RIGHT }]);
    await decide(2, null);
    expect([(await read()).story, (await read()).storyText]).toEqual([before.story, before.storyText]);
    expect(await found(WORD)).toBe(1);
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

  it('names a title of two lines', async () => {
    const { status, body } = await store('trip', id, { title: 'Two\nlines' });
    expect([status, body.fieldErrors]).toEqual([422, { 'parts.title': 'Write this in one line.' }]);
  });
});
