import { readdir } from 'node:fs/promises';
import type { Review, UploadedPhoto, VenueDetail, VoteSummary } from '@waymark/contracts-reviews';
import { reviewsMemberErased } from '@waymark/contracts-reviews';
import { Database, declaredSections, privacyGaps } from '@waymark/service-kit';
import { scanDatabase, scanFiles, until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { rebuildAnswers } from '../answer/rebuild-answers';
import { answered, memberChangedArrives, memberLeaves } from '../../test/events';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { answers, givenPhoto, givenReview, givenVenue } from '../../test/scenario';
import { GatherMember } from './gather-member';
import { REVIEWS_PRIVACY } from './privacy.declaration';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const database = () => service.get(Database);
const rows = <T extends object>(statement: ReturnType<typeof sql>) =>
  database().query<T & Record<string, unknown>>(statement);
const leaves = (memberId: number, reviews: 'anonymise' | 'delete') => memberLeaves(service, memberId, reviews);
const venuePage = async (id: number) => (await service.call<VenueDetail>('GET', `/api/venues/${id}`)).body;
const reviewsOf = async (venueId: number) =>
  (await service.call<Review[]>('GET', `/api/reviews?venueId=${venueId}`)).body;
const vote = async (reviewId: number, as: number) =>
  (await service.call<VoteSummary>('POST', `/api/reviews/${reviewId}/vote`, { as, body: { isHelpful: true } })).status;
const verified = async (venueId: number) =>
  rows<{ feature: string; agrees: number; disagrees: number }>(
    sql`SELECT feature, agrees, disagrees FROM verification WHERE venue_id = ${venueId} ORDER BY feature`,
  );

describe('a member who leaves (A10.95, A10.96, SL12)', () => {
  it('takes every review, photo, vote and answer along when they choose so, and the counts are right without them', async () => {
    const [leaver, other] = [9101, 9102];
    await memberChangedArrives(service, leaver, { displayName: 'Zqmarked Leaver', username: 'zqmarked.leaver' });
    const venue = await givenVenue(service);
    const photo: UploadedPhoto = await givenPhoto(service, leaver);
    const own = await givenReview(service, venue.id, leaver, {
      reviewerName: 'Zqmarked Leaver',
      detailedReview: 'zq-marked words of mine',
      mobilityRating: 1,
      verifyLiftAccess: 1,
      photos: [{ id: photo.id, description: 'zq-marked door' }],
    });
    const theirs = await givenReview(service, venue.id, other, { mobilityRating: 5, verifyLiftAccess: 2 });
    await vote(theirs.id, leaver);
    await vote(own.id, other);
    await answers(service, venue.id, 'HearingLoop', leaver, 1);
    const marks = { texts: ['zqmarked', 'zq-marked'], memberId: leaver };
    const scan = () => scanDatabase({ name: 'reviews', url: service.ownerUrl }, marks);
    expect((await scan()).length).toBeGreaterThan(5);
    expect(await readdir(service.photoFolder)).not.toEqual([]);

    await leaves(leaver, 'delete');

    expect((await scan()).map(({ place }) => place).sort()).toEqual(['reviews.deleted_member', 'reviews.outbox']);
    expect(
      await rows(
        sql`SELECT DISTINCT type FROM outbox WHERE data @> jsonb_build_object('memberId', ${leaver}::int) OR data @> jsonb_build_object('authorId', ${leaver}::int)`,
      ),
    ).toEqual([{ type: reviewsMemberErased.type }]);
    expect(await scanFiles(service.photoFolder, { texts: [photo.id] })).toEqual([]);
    expect((await service.send('GET', photo.url)).status).toBe(404);
    expect((await reviewsOf(venue.id)).map(({ id, helpfulCount }) => [id, helpfulCount])).toEqual([[theirs.id, 0]]);
    const page = await venuePage(venue.id);
    expect([page.reviewCount, page.averageRating]).toEqual([1, 5]);
    expect(await verified(venue.id)).toEqual([{ feature: 'LiftAccess', agrees: 0, disagrees: 1 }]);
  });

  it('can leave reviews without name, health data or author, and with unchanged averages', async () => {
    const [leaver, other] = [9201, 9202];
    await memberChangedArrives(service, leaver, { displayName: 'Zqstaying Leaver' });
    const venue = await givenVenue(service);
    const photo = await givenPhoto(service, leaver);
    const own = await givenReview(service, venue.id, leaver, {
      reviewerName: 'Zqstaying Leaver',
      showDisabilityType: true,
      mobilityRating: 2,
      verifyLiftAccess: 1,
      photos: [{ id: photo.id, description: 'a door' }],
    });
    await vote(own.id, other);
    const before = await verified(venue.id);

    await leaves(leaver, 'anonymise');

    expect(await reviewsOf(venue.id)).toMatchObject([
      {
        id: own.id,
        userId: null,
        reviewerName: 'Former member',
        disabilityType: null,
        mobilityRating: 2,
        helpfulCount: 1,
        isTopReviewer: false,
        photos: [{ id: photo.id }],
      },
    ]);
    expect(await verified(venue.id)).toEqual(before);
    expect(await rows(sql`SELECT person FROM answer WHERE venue_id = ${venue.id}`)).toEqual([
      { person: `review:${own.id}` },
    ]);
    expect(await rows(sql`SELECT 1 FROM review_disability WHERE review_id = ${own.id}`)).toEqual([]);
    expect((await service.send('GET', photo.url)).status).toBe(200);
    const left = await scanDatabase(
      { name: 'reviews', url: service.ownerUrl },
      { texts: ['zqstaying'], memberId: leaver },
    );
    expect(left.map(({ place }) => place).sort()).toEqual(['reviews.deleted_member', 'reviews.outbox']);
    expect((await service.call<Review[]>('GET', '/api/reviews?q=zqstaying')).body).toEqual([]);
  });

  it('still counts as one person where several of their reviews stay, also when answers are rebuilt', async () => {
    const leaver = 9301;
    const venue = await givenVenue(service);
    await givenReview(service, venue.id, leaver, { verifyLiftAccess: 2, verifyHearingLoop: 1 });
    await givenReview(service, venue.id, leaver, { verifyLiftAccess: 1 });
    await answers(service, venue.id, 'AudioDescription', leaver, 1);
    await leaves(leaver, 'anonymise');
    const expected = ['HearingLoop', 'LiftAccess'].map((feature) => ({ feature, agrees: 1, disagrees: 0 }));
    expect(await verified(venue.id)).toEqual(expected);
    await rebuildAnswers(database());
    expect(await verified(venue.id)).toEqual(expected);
  });

  it('takes along what was replaced, and leaves notices without an author, or none, as they choose', async () => {
    const endsOn = new Date().toISOString().slice(0, 10);
    const left = async (leaver: number, choice: 'anonymise' | 'delete') => {
      const venue = await givenVenue(service);
      await answers(service, venue.id, 'HearingLoop', leaver, 1);
      const review = await givenReview(service, venue.id, leaver, { verifyLiftAccess: 2, verifyHearingLoop: 2 });
      await service.call('POST', `/api/venues/${venue.id}/notices`, { as: leaver, body: { text: 'No lift', endsOn } });
      await service.call('POST', `/api/venues/${venue.id}/reports`, { as: leaver, body: { what: 'closed' } });
      await leaves(leaver, choice);
      const statements = await rows<{ person: string; value: string }>(
        sql`SELECT person, value FROM statement WHERE venue_id = ${venue.id} ORDER BY feature`,
      );
      const notices = (await venuePage(venue.id)).notices.map(({ text }) => text);
      const reports = (await rows(sql`SELECT 1 FROM place_report WHERE venue_id = ${venue.id}`)).length;
      return { statements, notices, reports, person: `review:${review.id}` };
    };
    const stays = await left(9351, 'anonymise');
    const { person } = stays;
    expect(stays.statements).toEqual([
      { person, value: 'no' },
      { person, value: 'no' },
    ]);
    expect(stays).toMatchObject({ notices: ['No lift'], reports: 0 });
    expect(await left(9352, 'delete')).toMatchObject({ statements: [], notices: [], reports: 0 });
  });

  it('is no top reviewer any more: the next one is', async () => {
    const [leaver, next] = [9401, 9402];
    await memberChangedArrives(service, leaver);
    await memberChangedArrives(service, next);
    const venue = await givenVenue(service);
    const [first, second] = [await givenReview(service, venue.id, leaver), await givenReview(service, venue.id, next)];
    for (const voter of [9411, 9412, 9413]) await vote(first.id, voter);
    for (const voter of [9411, 9412]) await vote(second.id, voter);
    const top = async () => (await rows<{ id: number }>(sql`SELECT member_id AS id FROM top_reviewer`))[0]?.id;
    await until('the leader', 15_000, async () => ((await top()) === leaver ? true : null));
    await leaves(leaver, 'anonymise');
    // Votes are counted when their events come: those of the next one may still be on their way.
    await until('the next leader', 15_000, async () => ((await top()) === next ? true : null));
  });

  it('confirms again when repeated, and changes nothing', async () => {
    const leaver = 9501;
    const venue = await givenVenue(service);
    await givenReview(service, venue.id, leaver);
    await leaves(leaver, 'anonymise');
    const before = await reviewsOf(venue.id);
    await leaves(leaver, 'anonymise');
    expect(await reviewsOf(venue.id)).toEqual(before);
    const confirmed = (await answered(service, reviewsMemberErased)) as { memberId: number }[];
    expect(confirmed.filter(({ memberId }) => memberId === leaver).length).toBeGreaterThanOrEqual(2);
  });

  it('is not brought back by a late event, nor by a request that was on its way', async () => {
    const leaver = 9601;
    const venue = await givenVenue(service);
    const review = await givenReview(service, venue.id, 9602);
    await leaves(leaver, 'delete');
    await memberChangedArrives(service, leaver, { displayName: 'Late Event' });
    expect(await rows(sql`SELECT 1 FROM member WHERE id = ${leaver}`)).toEqual([]);
    expect(await vote(review.id, leaver)).toBe(401);
    expect((await answers(service, venue.id, 'HearingLoop', leaver, 1)).status).toBe(401);
    expect(await rows(sql`SELECT 1 FROM vote WHERE member_id = ${leaver}`)).toEqual([]);
    // A count that began before they left.
    await rows(sql`INSERT INTO member_trust (member_id, due_at) VALUES (${leaver}, now()) ON CONFLICT DO NOTHING`);
    expect(await rows(sql`SELECT 1 FROM member_trust WHERE member_id = ${leaver}`)).toEqual([]);
  });
});

describe('what reviews holds about members', () => {
  it('is declared for every table of its database (A10.83)', async () => {
    expect(await privacyGaps(database(), REVIEWS_PRIVACY.tables)).toEqual([]);
  });

  it('is gathered in full, with photos as files', async () => {
    const member = 8101;
    await memberChangedArrives(service, member, { displayName: 'Own Name' });
    const venue = await givenVenue(service);
    const photo = await givenPhoto(service, member);
    const review = await givenReview(service, venue.id, member, {
      verifyLiftAccess: 1,
      photos: [{ id: photo.id, description: 'the door' }],
    });
    const theirs = await givenReview(service, venue.id, 8102);
    await service.call('POST', `/api/reviews/${theirs.id}/vote`, { as: member, body: { isHelpful: true } });
    const endsOn = new Date().toISOString().slice(0, 10);
    const notices = `/api/venues/${venue.id}/notices`;
    await service.call('POST', notices, { as: member, body: { text: 'Lift out of order', endsOn } });
    const body = { text: 'Ramp gone', endsOn };
    const other = await service.call<{ id: number }>('POST', notices, { as: 8102, body });
    await service.call('PUT', `${notices}/${other.body.id}/answer`, { as: member, body: { isStillSo: true } });
    await service.call('POST', `/api/venues/${venue.id}/reports`, { as: member, body: { what: 'closed' } });
    const { sections, files } = await service.get(GatherMember).run(member);
    // Those with columns are gathered by the kit.
    const own = REVIEWS_PRIVACY.tables.filter((table) => !('exported' in table && 'columns' in table.exported));
    expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(declaredSections(own)));
    const held = Object.fromEntries(sections.map(({ id, rows }) => [id, rows]));
    expect(held['reviews']).toMatchObject([
      {
        reviewNumber: review.id,
        disabilityType: 'visual',
        text: review.comment,
        answersAboutFeatures: { LiftAccess: 1 },
      },
    ]);
    expect(held['votes']).toMatchObject([{ reviewNumber: theirs.id, helpful: true }]);
    expect(held['answers']).toMatchObject([{ feature: 'LiftAccess', answer: 1 }]);
    expect(held['statements']).toMatchObject([{ feature: 'LiftAccess', value: 'yes', withReviewNumber: review.id }]);
    expect(held['notices']).toMatchObject([{ text: 'Lift out of order', endsOn }]);
    expect(held['notice-answers']).toMatchObject([{ text: 'Ramp gone', stillSo: true }]);
    expect(held['place-reports']).toMatchObject([{ what: 'closed', nowKnownAs: null }]);
    expect(held['photos']).toMatchObject([{ fileName: photo.id, description: 'the door' }]);
    expect(held['known-as']).toMatchObject([{ displayName: 'Own Name' }]);
    expect(files.map(({ name }) => name)).toEqual([`${photo.id}.webp`]);
    expect(Buffer.from(files[0]?.base64 ?? '', 'base64').toString('latin1', 8, 12)).toBe('WEBP');
  });

  it('has no data of anyone else', async () => {
    const { sections, files } = await service.get(GatherMember).run(8999);
    expect(sections.flatMap(({ rows }) => rows)).toEqual([]);
    expect(files).toEqual([]);
  });
});
