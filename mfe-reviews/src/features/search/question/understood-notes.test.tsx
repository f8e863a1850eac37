import type { Understood } from '@waymark/contracts-reviews';
import { render, screen } from '@testing-library/react';
import { answer, hit, understood } from '../../../test-support/search-samples';
import { UnderstoodNotes } from './understood-notes';

const LEEDS: Understood['place'] = { label: 'Leeds', within: null, source: 'town', latitude: 53.8, longitude: -1.5 };

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
    [
      { underlisted: 'restaurants', place: LEEDS },
      /Our lists are missing many restaurants here, so Leeds has more than we show\./,
    ],
  ])('is of what no source lists what was looked for in its place: %j', (part, words) => {
    render(<UnderstoodNotes answer={answer({ understood: understood(part), results: [] })} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('is that only a part of the named place is listed, and that distances are rough', () => {
    const results = [hit({ name: 'Castaway at The Deep', isDistanceRough: true })];
    render(
      <UnderstoodNotes
        answer={answer({ understood: understood({ unlisted: '“The Deep”', place: LEEDS }), results })}
      />,
    );
    expect(screen.getByText(/lists “The Deep” itself\. These have it in their name\./)).toBeTruthy();
    expect(screen.getByText(/all distances are approximate/)).toBeTruthy();
  });

  it('is of a name that places in many towns have, that a town helps', () => {
    const inns = ['Leeds', 'York', 'Hull', 'Ripon'].map((city, id) => hit({ id, city, name: 'Red Lion' }));
    const shown = render(<UnderstoodNotes answer={answer({ understood: understood(), results: inns })} />);
    expect(screen.getByText(/Many places are called “Red Lion”\. To find yours, add its town/)).toBeTruthy();
    shown.rerender(<UnderstoodNotes answer={answer({ understood: understood({ place: LEEDS }), results: inns })} />);
    expect(screen.queryByText(/Many places/)).toBeNull();
  });
});
