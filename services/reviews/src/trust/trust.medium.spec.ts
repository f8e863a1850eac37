import { FEATURES, type OwnTrust, type Statement, trustChanged } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { answered, decisionArrives, memberChangedArrives } from '../../test/events';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';
import { CountTrust } from './count-trust';

let service: ReviewsService;
let last = 700;
beforeAll(async () => void (service = await sharedReviews()));

const AGREES = 1;
const DISAGREES = 2;
const asked = FEATURES.slice(0, 12);

const member = async () => {
  last += 1;
  await memberChangedArrives(service, last);
  return last;
};
const answer = async (as: number, venueId: number, feature: string, said: number) => {
  const path = `/api/venues/${venueId}/answers/${feature}`;
  const { status } = await service.call('PUT', path, { as, body: { answer: said } });
  expect(status).toBe(200);
};
const own = async (as: number) => (await service.call<OwnTrust>('GET', '/api/users/me/reviews/trust', { as })).body;
const count = () => service.get(CountTrust).run();
const levels = async (memberId: number) =>
  ((await answered(service, trustChanged)) as { memberId: number; level: string }[])
    .filter((told) => told.memberId === memberId)
    .map(({ level }) => level);

/** Ana answers each question, then Bo does, `same` of them alike. */
async function checkedBy(bo: number, questions: number, same: number) {
  const [ana, venue] = [await member(), await givenVenue(service)];
  for (const [at, feature] of asked.slice(0, questions).entries()) {
    await answer(ana, venue.id, feature, AGREES);
    await answer(bo, venue.id, feature, at < same ? AGREES : DISAGREES);
  }
  return { ana, venueId: venue.id };
}

describe('how far others agree with a member (F8.1, F8.2)', () => {
  it('is how often later answers agree, shown only to that member', async () => {
    const bo = await member();
    const { ana } = await checkedBy(bo, 10, 9);
    expect(await own(ana)).toEqual({ checked: 10, agreement: { agreed: 9, low: 60, high: 98 } });
    expect(await own(bo)).toEqual({ checked: 0, agreement: null });
  });

  it('counts no later answer of their own, and one person once', async () => {
    const bo = await member();
    const { ana, venueId } = await checkedBy(bo, 1, 1);
    const feature = asked[0] ?? '';
    await answer(bo, venueId, feature, DISAGREES);
    await answer(bo, venueId, feature, AGREES);
    expect((await own(ana)).checked).toBe(1);
    // Given again, it is Ana's latest answer: nobody answered after it.
    await answer(ana, venueId, feature, DISAGREES);
    expect((await own(ana)).checked).toBe(0);
  });

  it('counts an answer only where more of the others say one thing than the other', async () => {
    const [bo, cy, di] = [await member(), await member(), await member()];
    const { ana, venueId } = await checkedBy(bo, 1, 1);
    await answer(cy, venueId, asked[0] ?? '', DISAGREES);
    expect((await own(ana)).checked).toBe(0);
    await answer(di, venueId, asked[0] ?? '', DISAGREES);
    expect((await own(ana)).checked).toBe(1);
  });

  it('counts no answer of somebody suspended, until they are back', async () => {
    const bo = await member();
    const { ana } = await checkedBy(bo, 10, 10);
    await count();
    expect(await levels(ana)).toEqual(['high']);
    await memberChangedArrives(service, bo, { isActive: false }, 3);
    expect((await own(ana)).checked).toBe(0);
    await count();
    await memberChangedArrives(service, bo, {}, 4);
    await count();
    expect(await levels(ana)).toEqual(['high', 'none', 'high']);
  });

  it('counts no answer that staff set aside, until that is taken back', async () => {
    const bo = await member();
    const { ana, venueId } = await checkedBy(bo, 1, 1);
    const path = `/api/venues/${venueId}/statements?feature=${asked[0]}`;
    const [said] = (await service.call<Statement[]>('GET', path)).body;
    const content = { kind: 'venue-answer', contentId: String(said?.id) } as const;
    await decisionArrives(service, { ...content, state: 'hidden', number: 1 });
    expect((await own(ana)).checked).toBe(0);
    await decisionArrives(service, { ...content, state: 'shown', number: 2 });
    expect((await own(ana)).checked).toBe(1);
  });

  it('counts answers of reviews as well, and no longer those of a review that is deleted', async () => {
    const [ana, bo, venue] = [await member(), await member(), await givenVenue(service)];
    const [feature = ''] = asked;
    const { id } = await givenReview(service, venue.id, ana, { [`verify${feature}`]: AGREES });
    await givenReview(service, venue.id, bo, { [`verify${feature}`]: AGREES });
    expect((await own(ana)).checked).toBe(1);
    expect((await service.call('DELETE', `/api/reviews/${id}`, { as: ana })).status).toBe(204);
    await count();
    expect((await own(ana)).checked).toBe(0);
    expect(await kept(ana)).toEqual([{ checked: 0, level: 'none' }]);
  });

  it('is published as a coarse level, once; often corrected, it is low', async () => {
    const bo = await member();
    const { ana } = await checkedBy(bo, 12, 1);
    await count();
    await count();
    expect(await levels(ana)).toEqual(['low']);
    expect(await levels(bo)).toEqual([]);
  });
});

const kept = (memberId: number) =>
  service
    .get(Database)
    .query(sql`SELECT checked, level FROM member_trust WHERE member_id = ${memberId} AND counted_at IS NOT NULL`);
