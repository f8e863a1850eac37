import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFloating } from './use-floating';

const NOWHERE = new DOMRect();
const BELOW_THE_WINDOW = new DOMRect(0, 5_000, 100, 44);
const inTheCorner = () => new DOMRect(0, window.innerHeight - 30, 100, 20);

function Floater() {
  const [box, place] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  const floats = useFloating(box, place);
  return (
    <aside ref={place}>
      <div ref={box}>{floats ? 'It floats' : 'It stays below'}</div>
    </aside>
  );
}

describe('where the feedback button floats (S2.72)', () => {
  beforeEach(() => {
    // jsdom lays nothing out.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
      if (this.tagName === 'ASIDE') return BELOW_THE_WINDOW;
      return this.hasAttribute('data-corner') ? inTheCorner() : NOWHERE;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is the corner of the window, while that is free', async () => {
    render(<main />);
    render(<Floater />);
    expect(await screen.findByText('It floats')).toBeTruthy();
  });

  it.each([
    ['the hint of a field', <div key="hint" id="town-hint" data-corner="" />],
    ['a map that is on its way', <div key="map" role="application" aria-label="Map" data-corner="" />],
    ['words', <p key="words" data-corner="" />],
  ])('is never over %s', async (_what, part) => {
    render(<main>{part}</main>);
    render(<Floater />);
    await act(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(screen.getByText('It stays below')).toBeTruthy();
  });
});
