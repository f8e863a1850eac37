import { wayTo } from './way-to';

const LEEDS = { latitude: 53.8, longitude: -1.55 };
const rounded = ({ metres, bearing }: ReturnType<typeof wayTo>) => [Math.round(metres), Math.round(bearing)];

describe('the way from one place to another', () => {
  it.each([
    ['north', { latitude: 53.801, longitude: -1.55 }, [111, 0]],
    ['east', { latitude: 53.8, longitude: -1.548 }, [131, 90]],
    ['south', { latitude: 53.799, longitude: -1.55 }, [111, 180]],
    ['west', { latitude: 53.8, longitude: -1.552 }, [131, 270]],
  ])('is measured to the %s', (_, to, expected) => expect(rounded(wayTo(LEEDS, to))).toEqual(expected));

  it('is nothing to itself, and short across the date line', () => {
    expect(wayTo(LEEDS, LEEDS).metres).toBe(0);
    const [west, east] = [179.999, -179.999].map((longitude) => ({ latitude: 0, longitude })) as [
      typeof LEEDS,
      typeof LEEDS,
    ];
    expect(rounded(wayTo(west, east))).toEqual([222, 90]);
    expect(rounded(wayTo(east, west))).toEqual([222, 270]);
  });
});
