import { drawnText, STATES } from './drawn-text';
import { judgePalette, TEXT_AAA } from './judge-palette';
import { BUILT_IN_PALETTES } from './palettes/built-in-palettes';

describe.each(Object.entries(BUILT_IN_PALETTES))('the page in %s', (_, { colors }) => {
  it('draws no text weaker than the figure that is shown as the weakest', () => {
    const { lowestText } = judgePalette(colors);
    expect(drawnText(colors).filter(({ ratio }) => ratio < lowestText)).toEqual([]);
  });

  it('draws states, badges among them, at 7:1', () => {
    const ofStates = drawnText(colors).filter(({ ink }) => STATES.some((state) => state === ink));
    expect(ofStates.filter(({ ratio }) => ratio < TEXT_AAA)).toEqual([]);
  });
});

it('draws all text at 7:1 in the palette that the page opens with', () => {
  expect(drawnText(BUILT_IN_PALETTES['default-accessible'].colors).filter(({ ratio }) => ratio < TEXT_AAA)).toEqual([]);
});
