import { isOnlyDiet } from './diet-words';

const kind = { label: 'Restaurants', kinds: ['restaurant'] };

describe('a diet beside a kind', () => {
  it.each(['vegan', 'halal', 'vegetarian vegan'])('is no name: %s', (name) =>
    expect(isOnlyDiet({ kind, name })).toBe(true),
  );
  it.each(['', 'vegan street', 'terre a terre'])('is what is meant with nothing else: "%s"', (name) =>
    expect(isOnlyDiet({ kind, name })).toBe(false),
  );
  it('stays a name without a kind', () => expect(isOnlyDiet({ kind: null, name: 'vegan' })).toBe(false));
});
