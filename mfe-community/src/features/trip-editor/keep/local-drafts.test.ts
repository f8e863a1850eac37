import { forgetLocalDraft, localDrafts, saveLocalDraft, type LocalDraft } from './local-drafts';

const NOW = Date.now();
const draft = (id: string, parts: Partial<LocalDraft> = {}): LocalDraft => ({
  id,
  blogId: null,
  version: 0,
  tripVersion: null,
  savedAt: NOW,
  isSent: false,
  form: { title: 'Two days in York' },
  ...parts,
});
const ids = (memberId: number, now = NOW) => localDrafts(memberId, now).map(({ id }) => id);

describe('drafts of trips in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('are kept side by side, newest first, and go one by one', () => {
    saveLocalDraft(5, draft('a'));
    saveLocalDraft(5, draft('b', { savedAt: NOW + 1 }));
    saveLocalDraft(5, draft('a', { savedAt: NOW + 2, form: { title: 'York' } }));
    expect(ids(5, NOW + 3)).toEqual(['a', 'b']);
    expect(localDrafts(5, NOW + 3)[0]?.form.title).toBe('York');
    forgetLocalDraft(5, 'a');
    forgetLocalDraft(5, 'b');
    expect(localStorage).toHaveLength(0);
  });

  it('are for their author alone, for thirty days', () => {
    saveLocalDraft(5, draft('a'));
    expect(ids(6)).toEqual([]);
    expect(ids(5, NOW + 30 * 86_400_000)).toEqual([]);
  });

  it.each(['{', 'null', '7', '{"memberId":5,"drafts":7}', '{"memberId":5,"drafts":[{"id":"a","form":{"title":7}}]}'])(
    'read %s as none',
    (text) => {
      localStorage.setItem('tripDrafts', text);
      expect(ids(5)).toEqual([]);
    },
  );
});
