import { withinBounds } from './button-bounds';

const PHONE = { width: 320, height: 640 };
const SMALL = { width: 118, height: 44 };

describe('the place of the button', () => {
  it('is at least 16 px from the left and the top', () => {
    expect(withinBounds({ x: -40, y: 3 }, PHONE, SMALL)).toEqual({ x: 16, y: 16 });
  });

  it('is at most the window width minus 120 px and its height minus 50 px', () => {
    expect(withinBounds({ x: 999, y: 999 }, PHONE, SMALL)).toEqual({ x: 200, y: 590 });
  });

  it('is anything in between', () => {
    expect(withinBounds({ x: 100, y: 300 }, PHONE, SMALL)).toEqual({ x: 100, y: 300 });
  });

  it('keeps a button inside that large text made larger', () => {
    expect(withinBounds({ x: 999, y: 999 }, PHONE, { width: 180, height: 66 })).toEqual({ x: 140, y: 574 });
  });

  it('prefers the edge at the start in a window that is too small', () => {
    expect(withinBounds({ x: 999, y: 999 }, { width: 100, height: 40 }, SMALL)).toEqual({ x: 16, y: 16 });
  });
});
