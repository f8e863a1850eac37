import { baseMapOrigin, baseMapSchema } from './base-map-env';

const ROADS = '© OpenStreetMap contributors';

describe('the operator’s base map', () => {
  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'raster', 'https://tiles.example'],
    ['https://tiles.example:8443/style.json?key=a', 'style', 'https://tiles.example:8443'],
    ['https://files.example/uk.pmtiles', 'pmtiles', 'https://files.example'],
    ['/maps/uk.pmtiles', 'pmtiles', null],
    ['http://127.0.0.1:9000/{z}/{x}/{y}.png', 'raster', 'http://127.0.0.1:9000'],
  ])('%s is %s', (url, kind, origin) => {
    const map = baseMapSchema.parse(` ${url}  ${ROADS} `);
    expect(map).toEqual({ kind, url, attribution: ROADS });
    expect(baseMapOrigin(map)).toBe(origin);
  });

  it.each([
    'https://tiles.example/{z}/{x}/{y}.png',
    `http://tiles.example/style.json ${ROADS}`,
    `//tiles.example/style.json ${ROADS}`,
    `https://tiles.example;script-src/style.json ${ROADS}`,
    `https:// ${ROADS}`,
    `ftp://tiles.example/a.pmtiles ${ROADS}`,
  ])('%s is refused with a sentence', (text) => {
    expect(baseMapSchema.safeParse(text).error?.issues[0]?.message).toMatch(/needs an address .* whom to name for it/);
  });
});
