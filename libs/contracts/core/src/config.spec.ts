import { baseMapOrigin, baseMapSchema, pictureHostsSchema } from './config';

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

describe('PICTURE_HOSTS', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['Pictures.example.org, images.example.com', ['pictures.example.org', 'images.example.com']],
  ])('%s names %j', (text, hosts) => expect(pictureHostsSchema.parse(text)).toEqual(hosts));

  it.each([
    'localhost',
    '127.0.0.1',
    'a.example:8443',
    'https://a.example',
    "a.example; script-src 'unsafe-inline'",
    '*.example.org',
  ])('refuses %s', (text) => expect(pictureHostsSchema.safeParse(text).success).toBe(false));
});
