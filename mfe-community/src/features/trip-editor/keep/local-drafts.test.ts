import { localDrafts, type LocalDraft } from './local-drafts';

const NOW = Date.now();
const draft = (id: string): LocalDraft => ({
  id,
  blogId: null,
  version: 0,
  tripVersion: null,
  savedAt: NOW,
  isSent: false,
  form: { title: 'Two days in York' },
});

// How drafts are kept is the kit's, and tested there.
describe('drafts of trips in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('are kept for thirty days', () => {
    localDrafts.save(5, draft('a'));
    expect(localDrafts.list(5, NOW + 30 * 86_400_000 - 1)).toEqual([draft('a')]);
    expect(localDrafts.list(5, NOW + 30 * 86_400_000)).toEqual([]);
  });

  it('are found again where the server would not take them', () => {
    const long = { ...draft('a'), form: { title: 'York', story: 'word '.repeat(6_000), description: 'a\0' } };
    localDrafts.save(5, long);
    expect(localDrafts.list(5, NOW)).toEqual([long]);
  });

  it('are ignored if a field has the wrong type', () => {
    localStorage.setItem(
      'tripDrafts',
      JSON.stringify({ memberId: 5, drafts: [{ ...draft('a'), form: { title: 7 } }, draft('b')] }),
    );
    expect(localDrafts.list(5, NOW).map(({ id }) => id)).toEqual(['b']);
  });
});
