import { pointText, readAddress, withPart } from './mapping-address';

const read = (text: string) => readAddress(new URLSearchParams(text));

describe('the address of the mapping page (M14.2)', () => {
  it('holds position, zoom and filters', () => {
    expect(read('at=53.7997,-1.5492&zoom=13.5&status=open&severity=severe&issueType=cracks&since=2026-01-05')).toEqual({
      view: { latitude: 53.7997, longitude: -1.5492, zoom: 13.5 },
      filter: { status: 'open', severity: 'severe', issueType: 'cracks', since: '2026-01-05' },
      reporting: null,
    });
  });

  it.each(['', 'at=91,0', 'at=53,48,1', 'at=NaN,1', 'at=1e3,2', 'at=', 'at=53'])('says no position in "%s"', (text) => {
    expect(read(text).view).toBeNull();
  });

  it.each([
    [90, 180],
    [-90, -180],
  ])('holds the edge of the world at %d,%d', (latitude, longitude) =>
    expect(read(`at=${latitude},${longitude}`).view).toMatchObject({ latitude, longitude }),
  );

  it.each([
    ['53,181', -179],
    ['53,-200.5', 159.5],
    ['53,357.7', -2.3],
  ])('reads %s, of a map that was moved round the world, as the place that it shows', (at, longitude) =>
    expect(read(`at=${at}`).view?.longitude).toBeCloseTo(longitude, 9),
  );

  it('writes one meridian in one way', () => {
    for (const longitude of [180, -180, 179.999999, -179.999999, 540])
      expect(pointText({ latitude: 1, longitude })).toBe('1,-180');
  });

  it('reads a position as exactly as a program may give it', () =>
    expect(read('at=53.61800620422198,-2.381938244055103&report=1').reporting).toEqual({
      latitude: 53.61800620422198,
      longitude: -2.381938244055103,
    }));

  it('leaves out what is not known, and keeps the zoom where maps are', () => {
    expect(read('status=x&severity=awful&issueType=dragon&since=2026-13-40').filter).toEqual({});
    for (const day of ['2026-02-31', '2026-00-10', '0000-01-01']) expect(read(`since=${day}`).filter).toEqual({});
    expect(read('since=2028-02-29').filter).toEqual({ since: '2028-02-29' });
    expect(read('at=0,0&zoom=99').view?.zoom).toBe(20);
    expect(read('at=0,0&zoom=-4').view?.zoom).toBe(2);
    expect(read('at=0,0&zoom=far').view?.zoom).toBe(14);
  });

  it('opens the form, at the place of a link from elsewhere, at one that was picked, or at none', () => {
    const at = { latitude: 53.4, longitude: -2.2 };
    expect(read('at=53.4,-2.2&report=1').reporting).toEqual(at);
    expect(read('at=1,1&report=53.4,-2.2').reporting).toEqual(at);
    expect(read('at=1,1&report=new').reporting).toBe('new');
    expect(read('report=1').reporting).toBe('new');
  });

  it('changes one part and keeps the others', () => {
    const before = new URLSearchParams('at=1,2&zoom=15&status=open&lang=en');
    expect(withPart(before, { filter: { severity: 'minor' } }).toString()).toBe(
      'at=1%2C2&zoom=15&lang=en&severity=minor',
    );
    expect(withPart(before, { reporting: { latitude: 53.123456, longitude: -2 } }).get('report')).toBe('53.12346,-2');
    expect(withPart(new URLSearchParams('report=1'), { reporting: null }).toString()).toBe('');
  });
});
