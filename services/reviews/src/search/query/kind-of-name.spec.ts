import { foodAsked, isOnlyDiet } from './kind-of-name';

const kind = { label: 'Restaurants', kinds: ['restaurant'] };

const museums = { label: 'Museums', kinds: ['museum'] };

describe('a diet or a dish beside a kind', () => {
  it.each(['vegan', 'halal', 'vegetarian vegan', 'indian', 'sri lankan curry'])('is no name: %s', (name) =>
    expect(isOnlyDiet({ kind, name })).toBe(true),
  );
  it.each(['', 'vegan street', 'terre a terre', 'pizza express'])('is what is meant with nothing else: "%s"', (name) =>
    expect(isOnlyDiet({ kind, name })).toBe(false),
  );
  it('is of no museum: the Chinese museum is one', () =>
    expect(isOnlyDiet({ kind: museums, name: 'chinese' })).toBe(false));
  it('stays a name without a kind', () => expect(isOnlyDiet({ kind: null, name: 'vegan' })).toBe(false));
});

describe('a dish alone', () => {
  it.each(['curry', 'sushi', 'dim sum'])('asks where to eat it: %s', (name) =>
    expect(foodAsked(name)?.label).toBe('Restaurants and takeaways'),
  );
  it('is cooked in most kinds of places where it is only what somebody leaves out', () =>
    expect(foodAsked('vegan')?.label).toBe('Places to eat'));
});
