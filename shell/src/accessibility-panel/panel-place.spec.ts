import { panelPlace } from './panel-place';

const WINDOW = { width: 320, height: 640 };
const button = (top: number) => ({ top, bottom: top + 44, left: 100, width: 120 });

describe('the place of the panel', () => {
  it('is below a button near the top', () => {
    expect(panelPlace(button(16), WINDOW)).toEqual({ middle: 160, top: 68, bottom: undefined, room: 556 });
  });

  it('is above a button near the bottom', () => {
    expect(panelPlace(button(590), WINDOW)).toEqual({ middle: 160, top: undefined, bottom: 58, room: 566 });
  });

  it.each([16, 150, 298, 400, 590])('never covers the button at %i px', (top) => {
    const place = panelPlace(button(top), WINDOW);
    if (place.top !== undefined) expect(place.top).toBeGreaterThan(top + 44);
    else expect(WINDOW.height - place.bottom!).toBeLessThan(top);
    expect(place.room).toBeGreaterThan(200);
  });
});
