import { type Activity, tripChanged, tripPublished, tripRemoved } from '@waymark/contracts-community';
import { reportCorrected, reportOpened, reportRemoved } from '@waymark/contracts-maps';
import { reviewPublished, reviewRemoved, reviewVoted, venueAnswered, venueChanged } from '@waymark/contracts-reviews';
import { type NewsUnderTest, sharedNews } from '../../test/news-scenario';

let news: NewsUnderTest;
beforeAll(async () => void (news = await sharedNews()));

let [reader, ana] = [0, 0];
beforeEach(async () => {
  [reader, ana] = [await news.member('Reader'), await news.member('Ana')];
  await news.follow(reader, ana);
});

const trip = (blogId: number, title = 'Rome by tram') => ({ blogId, authorId: ana, title });
const review = (reviewId: number, venueId: number) => ({
  ...{ reviewId, venueId, authorId: ana, helpfulCount: 0, venueName: 'Tate' },
});
const titles = async (as = reader) => (await news.feed(as)).map(({ title }) => title);
const answers = { agrees: 1, disagrees: 0, venueName: 'The Lowry' };

describe('the feed (C5.1, C5.2, C5.3, C5.4)', () => {
  it('lists what followed people published, newest first, with links', async () => {
    const [reviewId, venueId, blogId, reportId] = [news.nextId(), news.nextId(), news.nextId(), news.nextId()];
    const at = (minute: number) => ({ time: `2026-05-04T10:0${minute}:00.000Z` });
    await news.tell(reviewPublished, review(reviewId, venueId), at(1));
    await news.tell(tripPublished, trip(blogId), at(2));
    const report = { reportId, issueType: 'cracks', severity: 'major', reporterId: ana, town: 'Salford' } as const;
    await news.tell(reportOpened, report, at(3));
    await news.tell(venueAnswered, { venueId, memberId: ana, feature: 'HearingLoop', answer: 1, ...answers }, at(4));
    const user = { id: ana, displayName: 'Ana' };
    const venue = { id: venueId, name: 'The Lowry', isGone: false };
    expect(await news.feed(reader)).toMatchObject([
      { kind: 'facts', user, title: 'Checked a fact about The Lowry', venue, href: `/venues/${venueId}` },
      { kind: 'report', user, title: 'Reported a footpath problem in Salford', description: 'Cracks', venue: null },
      { kind: 'trip', user, title: 'Shared a trip: Rome by tram', href: `/trip-blogs/${blogId}` },
      { kind: 'review', user, title: 'Reviewed The Lowry', href: `/venues/${venueId}#review-${reviewId}` },
    ]);
  });

  it('leaves out the member’s own activity, and that of people they do not follow', async () => {
    await news.tell(tripPublished, trip(news.nextId()));
    expect([await titles(ana), await titles(await news.member('Stranger'))]).toEqual([[], []]);
  });

  it('leaves out muted people', async () => {
    await news.tell(tripPublished, trip(news.nextId()));
    expect(await titles()).toHaveLength(1);
    await news.mute(reader, ana);
    expect(await titles()).toEqual([]);
  });

  it('says each venue’s name of today, and that it is gone', async () => {
    const venueId = news.nextId();
    await news.tell(reviewPublished, review(news.nextId(), venueId));
    await news.tell(venueChanged, { venueId, name: 'New name', isGone: true }, { version: 8 });
    await news.tell(venueChanged, { venueId, name: 'Older name', isGone: false }, { version: 7 });
    expect(await news.feed(reader)).toMatchObject([
      { title: 'Reviewed New name', venue: { id: venueId, name: 'New name', isGone: true } },
    ]);
  });

  it('combines the current facts of one venue and day', async () => {
    const venueId = news.nextId();
    const say = (version: number, feature: 'HearingLoop' | 'LiftAccess' | 'QuietSpaces', answer: 0 | 1 | 2) =>
      news.tell(venueAnswered, { venueId, memberId: ana, feature, answer, ...answers }, { version });
    for (const [index, feature] of (['HearingLoop', 'LiftAccess', 'QuietSpaces'] as const).entries())
      await say(index + 2, feature, 1);
    expect(await titles()).toEqual(['Checked 3 facts about The Lowry']);
    await say(6, 'LiftAccess', 0);
    // A late event, older than the removal.
    await say(5, 'LiftAccess', 2);
    expect(await titles()).toEqual(['Checked 2 facts about The Lowry']);
    await say(7, 'HearingLoop', 0);
    await say(8, 'QuietSpaces', 0);
    expect(await titles()).toEqual([]);
  });

  it('loses what is removed, and an older event does not bring it back', async () => {
    const [blogId, reviewId, reportId, venueId] = [news.nextId(), news.nextId(), news.nextId(), news.nextId()];
    const report = { reportId, issueType: 'cracks', severity: 'major' } as const;
    await news.tell(tripRemoved, { blogId, authorId: ana }, { version: 3 });
    await news.tell(tripPublished, trip(blogId));
    await news.tell(reviewPublished, review(reviewId, venueId));
    await news.tell(reviewRemoved, { reviewId, venueId, authorId: ana }, { version: 2 });
    await news.tell(reportRemoved, { reportId }, { version: 2 });
    await news.tell(reportOpened, { ...report, reporterId: ana, town: 'Salford' });
    await news.tell(reportCorrected, report, { version: 4 });
    expect(await titles()).toEqual([]);
    await news.tell(tripPublished, trip(blogId, 'Published again'), { version: 4 });
    expect(await titles()).toEqual(['Shared a trip: Published again']);
  });

  it("loses a review without its author's name, and never contains a report under another name", async () => {
    const [reviewId, venueId] = [news.nextId(), news.nextId()];
    await news.tell(reviewPublished, review(reviewId, venueId));
    await news.tell(reviewVoted, { reviewId, venueId, authorId: null, helpfulCount: 0 }, { version: 2 });
    const report = { reportId: news.nextId(), issueType: 'cracks', severity: 'major', reporterId: null } as const;
    await news.tell(reportOpened, report);
    expect(await titles()).toEqual([]);
  });

  it('counts each event once and goes by the newest title, in whatever order they come', async () => {
    const blogId = news.nextId();
    await news.tell(tripChanged, trip(blogId, 'Second title'), { version: 2, time: '2026-05-05T10:00:00.000Z' });
    const first = { version: 1, time: '2026-05-04T10:00:00.000Z' };
    const id = await news.tell(tripPublished, trip(blogId, 'First title'), first);
    await news.tell(tripPublished, trip(blogId, 'First title'), { ...first, id });
    expect(await news.feed(reader)).toMatchObject([
      { title: 'Shared a trip: Second title', createdAt: '2026-05-04T10:00:00.000Z' },
    ]);
  });

  it('continues page by page without losing or repeating anything', async () => {
    const ben = await news.member('Ben');
    await news.follow(reader, ben);
    for (let minute = 10; minute < 17; minute += 1) {
      const blog = { blogId: news.nextId(), authorId: minute % 2 ? ana : ben, title: `Trip ${minute}` };
      await news.tell(tripPublished, blog, { time: `2026-05-04T10:${minute % 3 ? minute : 30}:00.000Z` });
    }
    const pages = await news.pages<Activity>('/api/activities/feed?limit=2', { as: reader });
    const read = pages.flatMap(({ body }) => body.map(({ title }) => title));
    expect(read).toEqual(await titles());
    expect(new Set(read).size).toBe(7);
  });
});
