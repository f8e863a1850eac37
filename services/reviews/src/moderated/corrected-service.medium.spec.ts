import type { ModeratedContent, Problem } from '@waymark/contracts-core';
import type { SupportService } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { decisionArrives } from '../../test/moderation';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';

const BEFORE = 'Quixotically free advice.';
const RIGHT = 'Advice by phone, without charge.';

describe('a support service that staff corrected', () => {
  let service: ReviewsService;
  let id: number;
  const of = () => `/api/reviews/moderated/support-service/${id}`;
  const staff = { as: 5, role: 'moderator' } as const;
  const store = (parts: Record<string, string>) =>
    service.call<{ correctionId: number } & Problem>('PUT', `${of()}/correction`, {
      ...staff,
      body: { caseId: 7, parts },
    });
  const decide = (number: number, correction: { id: number } | null) =>
    decisionArrives(service, { kind: 'support-service', contentId: id, state: 'shown', number, correction });
  const found = async (word: string) => {
    const { status, body } = await service.call<SupportService[]>('GET', `/api/support-services?q=${word}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.map(({ description }) => description);
  };

  beforeAll(async () => {
    service = await sharedReviews();
    const row = await service.get(Database).one<{ id: number }>(sql`
      INSERT INTO support_service (origin, source_key, type, name, normal_name, city, normal_city, description, search_text, last_verified)
      VALUES ('spec', '2', 'guide', 'Right Help', 'right help', 'Rightown', 'rightown', ${BEFORE},
              'right help rightown quixotically free advice', now()) RETURNING id`);
    id = row?.id ?? 0;
  }, 90_000);

  it('is read and found by the right words, and as it was when that is taken back (F6.26)', async () => {
    const { body: shown } = await service.call<ModeratedContent>('GET', of(), staff);
    expect(shown.correctable).toMatchObject([{ part: 'description', text: BEFORE }]);
    const { correctionId } = (await store({ description: RIGHT })).body;
    expect(await found('quixotically')).toEqual([BEFORE]);
    await decide(1, { id: correctionId });
    expect([await found('quixotically'), await found('phone')]).toEqual([[], [RIGHT]]);
    await decide(2, null);
    expect([await found('quixotically'), await found('phone')]).toEqual([[BEFORE], []]);
  });

  it('may lose its description, and gets it back', async () => {
    const { correctionId } = (await store({ description: '' })).body;
    await decide(3, { id: correctionId });
    expect(await found('right')).toEqual([null]);
    await decide(4, null);
    expect(await found('right')).toEqual([BEFORE]);
  });
});
