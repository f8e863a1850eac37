import { foodAsked, isOnlyDiet } from './diet-words';

const kind = { label: 'Restaurants', kinds: ['restaurant'] };
const shops = { label: 'Shops', kinds: [], category: 'shop' };
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
  it.each(['curry', 'sushi', 'fish'])('asks where to eat it: %s', (name) =>
    expect(foodAsked({ kind: null, name })?.label ?? null).toBe(name === 'fish' ? null : 'Restaurants and takeaways'),
  );
  it('is cooked in most kinds of places where it is only what somebody leaves out', () =>
    expect(foodAsked({ kind: null, name: 'vegan' })?.label).toBe('Places to eat'));
  it('says nothing beside a kind', () => expect(foodAsked({ kind: shops, name: 'curry' })).toBeNull());
});
