import { render, screen } from '@testing-library/react';
import { answer, hit, understood } from '../../../test-support/search-samples';
import { UnderstoodNotes } from './understood-notes';

describe('what a reader has to know before an answer', () => {
  it.each([
    ['Public toilet', 'We do not know which of these are Changing Places toilets (with a hoist and a bench).'],
    ['Changing Places, Market Hall', 'A toilet called Changing Places should have a hoist and an adult-sized bench'],
  ])('is of Changing Places what is known and no more: %s', (name, words) => {
    render(
      <UnderstoodNotes
        answer={answer({ understood: understood({ isChangingPlaces: true }), results: [hit({ name })] })}
      />,
    );
    expect(screen.getByText((text) => text.includes(words) && text.includes('Ask before you go.'))).toBeTruthy();
  });

  it.each([
    [
      { unmappedKind: 'vets' },
      /None of our sources lists “vets”\. We only looked for places with that in their name\./,
    ],
    [
      { unlisted: 'Eden Project' },
      /None of our sources lists Eden Project itself\. The nearest places we know of are below\./,
    ],
  ])('is of what no source lists what was looked for in its place: %j', (part, words) => {
    render(<UnderstoodNotes answer={answer({ understood: understood(part), results: [hit({})] })} />);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
