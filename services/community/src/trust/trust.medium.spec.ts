import { contentDescribedEvent, contentAutoFlaggedEvent } from '@waymark/contracts-core';
import { trustChanged, type TrustLevel } from '@waymark/contracts-reviews';
import sql from 'sql-template-tag';
import { commentCalls } from '../../test/comment-scenario';
import { sharedNews, type NewsUnderTest } from '../../test/news-scenario';

let news: NewsUnderTest;
beforeAll(async () => void (news = await sharedNews()));

const trusted = (memberId: number, level: TrustLevel, version = 1) =>
  news.tell(trustChanged, { memberId, level }, { version });

describe('how far others agree with a member (F8.4)', () => {
  it.each([
    ['none', ['waiting', 'waiting']],
    ['middle', ['waiting', 'waiting']],
    ['high', ['published', 'published']],
  ] as const)('%s: first comments are %j until somebody looked', async (level, states) => {
    const [author, writer] = [await news.member('Ana'), await news.member('Bo')];
    await trusted(writer, level);
    const comments = commentCalls(news);
    const blogId = await comments.trip(author);
    const said: string[] = [];
    for (const words of ['A fine place for a rest.', 'Was the ramp steep there?'])
      said.push((await comments.say(writer, blogId, words)).body.state);
    expect(said).toEqual(states);
  });

  it('lets no link of the most trusted through unseen', async () => {
    const [author, writer] = [await news.member('Cy'), await news.member('Di')];
    await trusted(writer, 'high');
    const comments = commentCalls(news);
    const blogId = await comments.trip(author);
    expect((await comments.say(writer, blogId, 'More on www.example.org.')).body.state).toBe('waiting');
  });

  it('moves their cases in the queue when an event arrives; the latest level counts', async () => {
    const author = await news.member('Ed');
    const contentId = '4711';
    await news.tell(contentAutoFlaggedEvent('reviews'), { kind: 'review', contentId, signals: ['link'] });
    const row = async () =>
      (
        await news.sql.query<{ id: number; hours: number }>(sql`
        SELECT id, head_start_hours AS hours FROM moderation_case WHERE kind = 'review' AND content_id = ${contentId}`)
      )[0];
    const { id: caseId = 0, hours = 0 } = (await row()) ?? {};
    await trusted(author, 'low');
    expect((await row())?.hours).toBe(hours);
    const about = { exists: true, authorId: author, path: '/venues/1', writtenAt: new Date().toISOString() };
    await news.tell(contentDescribedEvent('reviews'), { caseId, kind: 'review', contentId, ...about });
    expect((await row())?.hours).toBe(hours + 12);
    await trusted(author, 'high', 3);
    await trusted(author, 'middle', 2);
    expect((await row())?.hours).toBe(hours - 12);
  });
});
