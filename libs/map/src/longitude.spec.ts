import { circleOfView } from './places-map/circle-of-view';
import { wrapped } from './longitude';

describe('a longitude', () => {
  it.each([
    [0, 0],
    [180, -180],
    [-180, -180],
    [-181, 179],
    [540, -180],
    [722, 2],
  ])('of %d is %d', (given, longitude) => expect(wrapped(given)).toBe(longitude));

  it('in the middle of a view across the date line can be asked for', () => {
    expect(circleOfView([170, -20, 196, -10]).longitude).toBe(-177);
    expect(circleOfView([-191, -20, -171, -10]).longitude).toBe(179);
    expect(circleOfView([530, -20, 550, -10]).longitude).toBe(-180);
  });
});
