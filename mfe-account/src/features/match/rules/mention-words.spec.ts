import { NEEDS } from '@waymark/contracts-account';
import { mentionsOf } from './mention-words';

const reviews = (...texts: string[]) => texts.map((text, id) => ({ id, text }));

describe('reviews that mention a need', () => {
  it.each([
    ['hasGlutenFree', 'They had GLUTEN free bread.', true],
    ['hasGlutenFree', 'A glutinous soup.', false],
    ['hasVegan', 'Vegan curry, and plant-based milk.', true],
    ['hasAllergyFriendly', 'They asked about allergies.', true],
    ['requiresClearSignage', 'The signs were easy to read.', true],
    ['requiresClearSignage', 'They use sign language.', false],
    ['requiresClearSignage', 'Beautiful design.', false],
    ['requiresSubtitles', 'Every film is captioned.', true],
    ['requiresAssistance', 'Staff helped me to the train.', true],
    ['requiresRampAccess', 'A ramp to the door.', true],
    ['requiresRampAccess', 'The tables are cramped.', false],
    ['requiresLiftAccess', 'My spirits were lifted.', false],
  ] as const)('%s in "%s": %s', (need, text, found) =>
    expect(mentionsOf(need, reviews(text))).toEqual(found ? [0] : []),
  );

  it('come in the order of the reviews, again and again', () => {
    const some = reviews('A quiet room.', 'Loud.', 'Noisy!');
    expect(mentionsOf('requiresQuietSpaces', some)).toEqual([0, 2]);
    expect(mentionsOf('requiresQuietSpaces', some)).toEqual([0, 2]);
  });

  it('are empty for each need if there are no reviews', () => {
    for (const need of NEEDS) expect(mentionsOf(need, [])).toEqual([]);
  });
});
