import type { FormPhoto } from '@waymark/mfe-kit/photos';
import { clearDraft, readDraft, saveDraft } from './draft';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const uploaded = { id: '7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5f', url: '/a', thumbUrl: '/a', width: 1, height: 1 };
const photo = (part: Partial<FormPhoto>): FormPhoto => ({
  key: 'k',
  addedAt: NOW,
  uploaded,
  description: 'Door',
  ...part,
});

describe('the draft in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('is kept for its author, for seven days', () => {
    saveDraft(5, { values: { comment: 'Lifts' }, venue: null }, NOW);
    expect(readDraft(5, NOW + 7 * DAY - 1)?.values.comment).toBe('Lifts');
    expect(readDraft(5, NOW + 7 * DAY)).toBeNull();
    expect(readDraft(6, NOW)).toBeNull();
  });

  it('never holds health data (SX.15)', () => {
    saveDraft(5, {
      values: { disabilityType: 'visual', consentToHealthData: true, showDisabilityType: true, comment: 'Lifts' },
      venue: null,
    });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/disability|visual|consent/i);
  });

  it('leaves out photos that were not sent, or that the server has dropped after a day', () => {
    saveDraft(
      5,
      {
        values: { photos: [photo({ key: 'here' }), photo({ uploaded: null }), photo({ addedAt: NOW - DAY })] },
        venue: null,
      },
      NOW,
    );
    expect(readDraft(5, NOW)?.values.photos?.map(({ key }) => key)).toEqual(['here']);
  });

  it.each([
    `{"memberId":5,"savedAt":${NOW},"values":{"comment":7}}`,
    `{"memberId":5,"savedAt":${NOW},"values":{"photos":[{"uploaded":"x"}]}}`,
  ])('reads %s as none', (text) => {
    localStorage.setItem('addReviewDraft', text);
    expect(readDraft(5, NOW)).toBeNull();
  });

  it('of a page of an older version is found', () => {
    localStorage.setItem(
      'addReviewDraft',
      `{"memberId":5,"savedAt":${NOW},"values":{"comment":"Lifts"},"venue":null,"step":"review"}`,
    );
    expect(readDraft(5, NOW)).toMatchObject({ values: { comment: 'Lifts' }, step: 'review' });
  });

  it('is gone once it is cleared', () => {
    saveDraft(5, { values: { comment: 'Lifts' }, venue: null });
    clearDraft();
    expect(readDraft(5)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
