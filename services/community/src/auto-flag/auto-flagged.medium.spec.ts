import { tripPublished, commentHeld, contentReported } from '@waymark/contracts-community';
import { contentAutoFlaggedEvent } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { commentCalls } from '../../test/comment-scenario';
import { sharedNews, type NewsUnderTest } from '../../test/news-scenario';
import { tripCalls } from '../../test/trip-scenario';

let news: NewsUnderTest;
beforeAll(async () => void (news = await sharedNews()));

const raised = async (kind: string, contentId: number) =>
  (
    await news.sql.query<{ signal: string }>(sql`
      SELECT s.signal FROM moderation_signal s JOIN moderation_case c ON c.id = s.case_id
      WHERE c.kind = ${kind} AND c.content_id = ${String(contentId)} ORDER BY s.signal`)
  ).map(({ signal }) => signal);

describe('what a program notices (F5.1)', () => {
  it('in a comment puts it into the queue with the reason; that its author is new does not', async () => {
    const [author, writer] = [await news.member('Ana'), await news.member('Bo')];
    const comments = commentCalls(news);
    const blogId = await comments.trip(author);
    const held = async (words: string) => {
      const { id } = (await comments.say(writer, blogId, words)).body;
      await news.tell(commentHeld, { commentId: id, blogId, blogAuthorId: author, authorId: writer });
      return id;
    };
    expect(await raised('trip-comment', await held('Ring me: 0113 496 0123.'))).toEqual(['personal-data']);
    expect(await raised('trip-comment', await held('A fine place for a rest.'))).toEqual([]);
  });

  it('in a trip does the same, and hides nothing', async () => {
    const author = await news.member('Cy');
    const trips = tripCalls(news);
    const told = async (description: string) => {
      const { id } = (await trips.create({ description }, author)).body;
      await news.tell(tripPublished, { blogId: id, authorId: author, title: 'A trip' });
      return id;
    };
    const raisedTrip = await told('Our host lives at LS1 4AP and is glad to help.');
    expect(await raised('trip', raisedTrip)).toEqual(['personal-data']);
    expect((await news.call('GET', `/api/trip-blogs/${raisedTrip}`)).status).toBe(200);
    expect(await raised('trip', await told('More on https://www.example.org of the tram.'))).toEqual([]);
  });

  it.each([
    ['reviews', 'review'],
    ['maps', 'footpath-report'],
    ['account', 'profile'],
  ] as const)('in %s puts it into the queue here, once, and asks that slice about it', async (slice, kind) => {
    const event = contentAutoFlaggedEvent(slice);
    const content = { kind, contentId: '77' } as const;
    const id = await news.tell(event, { ...content, signals: ['link', 'new-account'] });
    await news.tell(event, { ...content, signals: ['link', 'new-account'] }, { id });
    expect(await raised(kind, 77)).toEqual(['link', 'new-account']);
    const asked = (await news.published(contentReported)).map(({ data }) => data);
    expect(asked.filter((one) => one.kind === kind)).toMatchObject([content]);
  });
});
