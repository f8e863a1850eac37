import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAZETTEER_FILES, parseGazetteer, readGazetteer } from './read-gazetteer';

const HEADER = 'name\tother_names\tkind\tcountry\tlatitude\tlongitude\tbox\tpopulation\twithin\tsource';
const SHORE = 'The Shore\tleith shore\tquarter\tGB\t55.976\t-3.1695\t\t45000\tEdinburgh\thand';
const parsed = (...lines: string[]) => parseGazetteer('hand-made', [HEADER, ...lines, ''].join('\n'));

describe('the gazetteer', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

  it('has a name for each file', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsv'));
    expect(files.map((file) => file.replace('.tsv', '')).sort()).toEqual([...GAZETTEER_FILES].sort());
  });

  it.each(GAZETTEER_FILES)('%s is well formed, and its sources are explained', (file) => {
    const rows = readGazetteer(file);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ source }) => !readme.includes(`\`${source}\``))).toEqual([]);
  });

  it('knows where a place is, unless the database does', () => {
    const rows = GAZETTEER_FILES.flatMap((file) => readGazetteer(file));
    const isListed = (kind: string) => ['capital', 'country', 'town'].includes(kind);
    const odd = rows.filter(({ kind, position, box }) =>
      isListed(kind) ? position || box : kind === 'region' ? !box : !position,
    );
    expect(odd).toEqual([]);
  });

  it('reads names, kind, country, position, population and town', () => {
    expect(parsed(SHORE)).toEqual([
      {
        name: 'The Shore',
        otherNames: ['leith shore'],
        kind: 'quarter',
        country: 'GB',
        position: { latitude: 55.976, longitude: -3.1695 },
        box: null,
        population: 45_000,
        within: 'Edinburgh',
        source: 'hand',
      },
    ]);
  });

  it('reads a box as south, west, north, east', () => {
    const [skye] = parsed('Isle of Skye\tskye\tregion\tGB\t\t\t57.02,-6.8,57.72,-5.64\t1000000\t\thand');
    expect(skye).toMatchObject({ position: null, box: { south: 57.02, west: -6.8, north: 57.72, east: -5.64 } });
  });

  it.each([
    ['a missing tab', 'Iona\tvillage\tGB\t56.331\t-6.393\t\t1000\t\thand', '9 cells instead of 10'],
    ['an unknown kind', 'Iona\t\tvilage\tGB\t56.331\t-6.393\t\t1000\t\thand', 'unknown kind "vilage"'],
    ['no name', '\t\tvillage\tGB\t56.331\t-6.393\t\t1000\t\thand', 'no name'],
    [
      'a country in small letters',
      'Iona\t\tvillage\tgb\t56.331\t-6.393\t\t1000\t\thand',
      'the country is not two capitals',
    ],
    ['half a position', 'Iona\t\tvillage\tGB\t56.331\t\t\t1000\t\thand', 'no position on earth'],
    ['a position off the earth', 'Iona\t\tvillage\tGB\t566.331\t-6.393\t\t1000\t\thand', 'no position on earth'],
    ['a box upside down', 'Gower\t\tregion\tGB\t\t\t51.65,-4.33,51.53,-3.98\t1000\t\thand', 'no box on earth'],
    [
      'a population in words',
      'Iona\t\tvillage\tGB\t56.331\t-6.393\t\tfew\t\thand',
      'the population is no whole number',
    ],
    ['no source', 'Iona\t\tvillage\tGB\t56.331\t-6.393\t\t1000\t\t', 'the source is not one word'],
    ['a place that stands there already', SHORE, 'the place stands there already'],
  ])('names file and line of %s', (_, line, reason) => {
    expect(() => parsed(SHORE, line)).toThrow(`gazetteer/hand-made.tsv:3: ${reason}: ${line}`);
  });
});
