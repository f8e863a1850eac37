import { Database, declaredSections, privacyGaps } from '@waymark/service-kit';
import { givenPhoto } from '../../test/given-photo';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue, memberChangedArrives } from '../../test/scenario';
import { GatherMember } from './gather-member';
import { REVIEWS_PRIVACY } from './privacy.declaration';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

describe('what reviews holds about members', () => {
  it('is told for every table of its database (A10.83)', async () => {
    expect(await privacyGaps(service.get(Database), REVIEWS_PRIVACY.tables)).toEqual([]);
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
    const other = await service.call<{ id: number }>('POST', notices, {
      as: 8102,
      body: { text: 'Ramp gone', endsOn },
    });
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
    expect(
      Buffer.from(files[0]?.base64 ?? '', 'base64')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
  });

  it('is nothing of anybody else', async () => {
    const { sections, files } = await service.get(GatherMember).run(8999);
    expect(sections.flatMap(({ rows }) => rows)).toEqual([]);
    expect(files).toEqual([]);
  });
});
