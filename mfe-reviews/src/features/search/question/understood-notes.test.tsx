import { render, screen } from '@testing-library/react';
import { answer, hit, understood } from '../../../test-support/search-samples';
import { UnderstoodNotes } from './understood-notes';

describe('what a reader has to know before an answer', () => {
  it.each([
    ['Public toilet', 'Nobody has told us which of these are Changing Places toilets (with hoist and bench).'],
    ['Changing Places, Market Hall', 'A place called Changing Places should have a hoist and a bench'],
  ])('is of Changing Places what is known and no more: %s', (name, words) => {
    render(
      <UnderstoodNotes
        answer={answer({ understood: understood({ isChangingPlaces: true }), results: [hit({ name })] })}
      />,
    );
    expect(screen.getByText((text) => text.includes(words) && text.includes('Ask before you go.'))).toBeTruthy();
  });
});
