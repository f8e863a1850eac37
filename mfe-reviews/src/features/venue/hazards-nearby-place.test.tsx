import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { VenueHazardsNearbyProps } from '@waymark/contracts-reviews';
import { renderPart } from '@waymark/mfe-kit/testing';
import { HazardsNearbyPlace } from './getting-there';

const VENUE = { name: 'The Playhouse', latitude: 53.8, longitude: -1.55, approximatePosition: true };

/** Scrolled to at once. */
class SeenAtOnce {
  constructor(private readonly tell: (seen: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

describe('the place of the last metres on a page', () => {
  const before = window.IntersectionObserver;
  beforeEach(() => void Object.assign(window, { IntersectionObserver: SeenAtOnce }));
  afterEach(() => void Object.assign(window, { IntersectionObserver: before }));

  it('is filled by another slice, which gets the position and its precision', async () => {
    const Part = (props: VenueHazardsNearbyProps) => <p>{JSON.stringify(props)}</p>;
    const load = async () => ({ default: Part });
    renderPart(<HazardsNearbyPlace venue={VENUE} />, { slots: () => [{ key: 'maps/last-metres', load }] });
    const told = { name: 'The Playhouse', latitude: 53.8, longitude: -1.55, isRough: true };
    expect(await screen.findByText(JSON.stringify(told))).toBeTruthy();
  });

  it('names the missing part if the other slice fails to load, and is empty without one', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = () => Promise.reject(new Error('down'));
    const { unmount } = renderPart(<HazardsNearbyPlace venue={VENUE} />, {
      slots: () => [{ key: 'maps/last-metres', load }],
    });
    expect(
      await screen.findByRole('heading', { name: 'We could not load the last metres to this place' }),
    ).toBeTruthy();
    unmount();
    renderPart(<HazardsNearbyPlace venue={VENUE} />, { slots: () => [] });
    expect(screen.getByRole('main').textContent).toBe('Page');
  });
});
