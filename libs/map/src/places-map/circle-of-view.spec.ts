import { boxOfCircle, circleOfView } from './circle-of-view';

describe('the circle of a view', () => {
  it('lies in its middle and reaches its further edge, in whole kilometres', () =>
    expect(circleOfView([-1.65, 53.75, -1.4512, 53.84312])).toEqual({ latitude: 53.797, longitude: -1.551, km: 7 }));
  it('is never smaller or larger than a search takes', () => {
    expect(circleOfView([-1.5501, 53.8, -1.55, 53.8001]).km).toBe(1);
    expect(circleOfView([-180, -90, 180, 90]).km).toBe(200);
  });
  it('comes back as the view that holds it', () =>
    expect(circleOfView(boxOfCircle({ latitude: 53.797, longitude: -1.551, km: 7 }))).toEqual({
      latitude: 53.797,
      longitude: -1.551,
      km: 7,
    }));
});
