import { UNNAMED_OPERATOR } from '@waymark/contracts-core';
import { charityDocument } from './charity-document';
import { foundersDocument } from './founders-document';

describe('pages of words while nobody has said who they are', () => {
  it('name no founder and say so', () => {
    const words = JSON.stringify(foundersDocument(UNNAMED_OPERATOR));
    expect(words).toContain('The founders have not shared their names.');
    expect(words).not.toContain('was begun by');
  });

  it('say in one line that no charity is chosen, and keep the earlier ones', () => {
    const { sections } = charityDocument(UNNAMED_OPERATOR, new Date('2026-11-10'));
    expect(sections[0]).toMatchObject({ heading: 'No charity has been chosen for November 2026.', paragraphs: [] });
    expect(sections.at(-1)?.paragraphs[0]).toBe('July 2025: The charity of July 2025');
  });

  it('say that there is no address to apply to', () => {
    const words = JSON.stringify(charityDocument(UNNAMED_OPERATOR, new Date('2025-07-10')));
    expect(words).toContain('This month: July 2025');
    expect(words).toContain('has not given an email address yet');
    expect(words).not.toContain('null');
  });
});
