import { baseMapOrigin, baseMapSchema } from './config';

const ROADS = '© OpenStreetMap contributors';

describe('the operator’s base map', () => {
  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'raster', 'https://tiles.example'],
    ['https://tiles.example:8443/style.json?key=a', 'style', 'https://tiles.example:8443'],
    ['/maps/uk.pmtiles', 'pmtiles', null],
  ])('%s is %s', (url, kind, origin) => {
    const map = baseMapSchema.parse(` ${url}  ${ROADS} `);
    expect(map).toEqual({ kind, url, attribution: ROADS });
    expect(baseMapOrigin(map)).toBe(origin);
  });

  it.each([
    ['openfreemap', 'style', 'https://tiles.openfreemap.org'],
    ['pmtiles', 'pmtiles', null],
  ])('%s is a preset, which names whose data it is', (text, kind, origin) => {
    const map = baseMapSchema.parse(text);
    expect([map.kind, baseMapOrigin(map)]).toEqual([kind, origin]);
    expect(map.attribution).toMatch(/OpenStreetMap/);
  });

  it.each([
    'https://tiles.example/{z}/{x}/{y}.png',
    `http://tiles.example/style.json ${ROADS}`,
    `//tiles.example/style.json ${ROADS}`,
    `https://tiles.example;script-src/style.json ${ROADS}`,
    `https:// ${ROADS}`,
    `ftp://tiles.example/a.pmtiles ${ROADS}`,
  ])('%s is refused with a sentence', (text) => {
    expect(baseMapSchema.safeParse(text).error?.issues[0]?.message).toMatch(
      /needs openfreemap, pmtiles or osm; or an address .* who to credit for it/,
    );
  });
});
