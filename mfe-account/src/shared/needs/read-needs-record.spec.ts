import { NO_NEEDS } from '@waymark/contracts-account';
import { readNeedsRecord } from './read-needs-record';

describe('a stored or imported record of needs', () => {
  it('is restored unchanged', () => {
    const record = {
      needs: ['requiresLiftAccess', 'hasVegan'],
      additionalNeeds: 'Two lines\nof notes',
      preferredCommunicationMethod: 'written',
    };
    expect(readNeedsRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it.each([null, undefined, 7, 'text', [], {}, { needs: 'all' }])('is null for %j', (value) =>
    expect(readNeedsRecord(value)).toBeNull(),
  );

  it('leaves out needs that nobody knows, twice named ones and names of the prototype', () => {
    expect(readNeedsRecord({ needs: ['hasVegan', 'toString', '__proto__', 'hasVegan', 5, null] })).toEqual({
      ...NO_NEEDS,
      needs: ['hasVegan'],
    });
  });

  it('keeps all of the notes, without marks that hide or reorder text', () => {
    const read = readNeedsRecord({ needs: [], additionalNeeds: `a\u202eb\u200bc\r\n${'x'.repeat(5000)}` });
    expect(read?.additionalNeeds).toBe(`abc\n${'x'.repeat(5000)}`);
  });

  it('takes no way to talk that is not on the list, and no notes that are no text', () => {
    expect(
      readNeedsRecord({ needs: [], additionalNeeds: { a: 1 }, preferredCommunicationMethod: 'telepathy' }),
    ).toEqual(NO_NEEDS);
  });
});
