import { tripLiked, tripPublished, commentPublished, communityContentModerated } from '@waymark/contracts-community';
import { mapsContentModerated, reportOpened } from '@waymark/contracts-maps';
import { reviewPublished, reviewsContentModerated, reviewVoted } from '@waymark/contracts-reviews';
import { type CommunityUnderTest, sharedCommunity } from '../../test/community-service';
import { reputationOf } from '../../test/reputation';

let service: CommunityUnderTest;
beforeAll(async () => void (service = await sharedCommunity()));

const [AUTHOR, READER, LATE] = [51, 52, 53];
const [HIDDEN_AT, SHOWN_AT] = ['2026-06-01T10:00:00.000Z', '2026-06-02T10:00:00.000Z'];
const { tell, pointsOf } = reputationOf(() => service);
const review = (reviewId: number, helpfulCount = 0) => ({ reviewId, venueId: 1, authorId: AUTHOR, helpfulCount });
const decided = <K extends 'review' | 'footpath-report' | 'trip'>(
  kind: K,
  contentId: number,
  state: 'shown' | 'hidden' | 'removed',
) => ({ caseId: 1, decisionNumber: 1, kind, contentId: String(contentId), state, isApplied: true });

const trip = { blogId: 83, authorId: AUTHOR, title: 'Leeds by tram' };
const comment = { commentId: 84, blogId: 83, authorId: READER, blogAuthorId: AUTHOR, answeredId: null };

describe('points of a member (C8.8)', () => {
  it('are nothing for what staff hid, and come back with it: a review, a report, a trip and comments under it', async () => {
    await tell(reviewPublished, 1, review(81));
    await tell(reviewVoted, 2, review(81, 4));
    await tell(reportOpened, 1, { reportId: 82, reporterId: AUTHOR, issueType: 'cracks', severity: 'minor' });
    await tell(tripPublished, 1, trip);
    await tell(tripLiked, 2, { blogId: 83, authorId: AUTHOR, likes: 3 });
    await tell(commentPublished, 1, comment);
    expect([await pointsOf(AUTHOR), await pointsOf(READER)]).toEqual([10 + 8 + 5 + 10 + 3, 1]);
    await tell(reviewsContentModerated, 1, decided('review', 81, 'hidden'), HIDDEN_AT);
    // Votes that come meanwhile wait with it.
    await tell(reviewVoted, 3, review(81, 5));
    expect(await pointsOf(AUTHOR)).toBe(5 + 10 + 3);
    await tell(mapsContentModerated, 1, decided('footpath-report', 82, 'removed'), HIDDEN_AT);
    await tell(communityContentModerated, 1, decided('trip', 83, 'hidden'), HIDDEN_AT);
    expect([await pointsOf(AUTHOR), await pointsOf(READER)]).toEqual([0, 0]);
    await tell(reviewsContentModerated, 2, decided('review', 81, 'shown'), SHOWN_AT);
    await tell(mapsContentModerated, 2, decided('footpath-report', 82, 'shown'), SHOWN_AT);
    await tell(communityContentModerated, 2, decided('trip', 83, 'shown'), SHOWN_AT);
    expect([await pointsOf(AUTHOR), await pointsOf(READER)]).toEqual([10 + 10 + 5 + 10 + 3, 1]);
  });

  it('heed the newest decision of staff, in whatever order and however early it comes', async () => {
    await tell(reviewsContentModerated, 2, decided('review', 101, 'hidden'), SHOWN_AT);
    await tell(reviewsContentModerated, 1, decided('review', 101, 'shown'), HIDDEN_AT);
    await tell(reviewPublished, 1, { ...review(101, 4), authorId: LATE });
    expect(await pointsOf(LATE)).toBe(0);
  });
});
