import { draftStore, type StoredDraft } from './draft-store';

interface Note extends StoredDraft {
  text: string;
}
const DAY = 86_400_000;
const NOW = Date.now();

function asNote(value: unknown): Note | null {
  const note = Object(value) as Partial<Note>;
  return typeof note.text === 'string' && typeof note.savedAt === 'number' ? (note as Note) : null;
}
const notes = draftStore('notes', { keptMs: 7 * DAY, parse: asNote });
const texts = (memberId: number, now = NOW) => notes.list(memberId, now).map(({ text }) => text);

describe('drafts in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('are for their author alone, and as long as the form says', () => {
    notes.save(5, { savedAt: NOW, text: 'Lifts' });
    expect(texts(5, NOW + 7 * DAY - 1)).toEqual(['Lifts']);
    expect(texts(5, NOW + 7 * DAY)).toEqual([]);
    expect(texts(6)).toEqual([]);
  });

  it('give way to those of another member', () => {
    notes.save(5, { id: 'a', savedAt: NOW, text: 'Lifts' });
    notes.save(6, { id: 'b', savedAt: NOW, text: 'Ramps' });
    expect([texts(5), texts(6)]).toEqual([[], ['Ramps']]);
  });

  it('are kept side by side, newest first, and go one by one', () => {
    notes.save(5, { id: 'a', savedAt: NOW - 3, text: 'Lifts' });
    notes.save(5, { id: 'b', savedAt: NOW - 2, text: 'Ramps' });
    notes.save(5, { id: 'a', savedAt: NOW - 1, text: 'Two lifts' });
    expect(texts(5)).toEqual(['Two lifts', 'Ramps']);
    notes.forget(5, 'a');
    expect(texts(5)).toEqual(['Ramps']);
    notes.forget(5, 'b');
    expect(localStorage).toHaveLength(0);
  });

  it('without an id exist once, in the format that older pages read', () => {
    notes.save(5, { savedAt: NOW - 1, text: 'Lifts' });
    notes.save(5, { savedAt: NOW, text: 'Ramps' });
    expect(JSON.parse(localStorage.getItem('notes')!)).toEqual({ memberId: 5, savedAt: NOW, text: 'Ramps' });
    expect(texts(5)).toEqual(['Ramps']);
    notes.clear();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    '{',
    '[]',
    '{"memberId":5,"drafts":7}',
    `{"memberId":5,"drafts":[null,7,{"id":"a","savedAt":${NOW},"text":7}]}`,
    '{"memberId":5,"savedAt":"x","text":"Lifts"}',
  ])('read %s as none', (text) => {
    localStorage.setItem('notes', text);
    expect(texts(5)).toEqual([]);
  });

  it('that are of another version go, and the others stay', () => {
    localStorage.setItem(
      'notes',
      `{"memberId":5,"drafts":[{"id":"a","words":"Lifts"},{"id":"b","savedAt":${NOW},"text":"Ramps"}]}`,
    );
    expect(texts(5)).toEqual(['Ramps']);
  });
});
