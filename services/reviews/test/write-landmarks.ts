/*
 * Moves places from src/search/gazetteer/hand-made.tsv to landmarks.tsv or landmarks-osm.tsv once a source lists them.
 * Names and town stay; the position becomes the source's. Rows moved earlier get the source's current position.
 * Share-alike sources have their own file (DATA_LICENSES.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readListedVenues } from '@waymark/seed';
import { fold } from '../src/text/fold';
import { type GazetteerFile, type GazetteerRow, readGazetteer } from '../src/search/gazetteer/read-gazetteer';
import { distanceMetres } from '../src/venue/distance';

/** Maps lists of castles, museums and grounds to their source name in the gazetteer. */
const SOURCES: ReadonlyMap<string, string> = new Map([
  ['castlemap-uk-2026', 'castlemap'],
  ['mapping-museums-2021', 'mapping-museums'],
  ['osm-castles-2025', 'osm'],
  ['osm-stadiums-gb-2026', 'osm'],
]);
const SHARE_ALIKE = 'osm';
/**
 * Hand-entered positions are accurate to about 300 metres; anything farther away is another place with the same name.
 */
const SAME_METRES = 1_500;

interface Listed {
  source: string;
  latitude: number;
  longitude: number;
}

const listed = new Map<string, Listed[]>();
for await (const { source, name, altNames, latitude, longitude } of readListedVenues()) {
  const word = SOURCES.get(source);
  for (const one of word ? [name, ...altNames].map(fold) : [])
    listed.set(one, [...(listed.get(one) ?? []), { source: word ?? '', latitude, longitude }]);
}

/** Returns the nearest listed position with this name. */
function sourced({ name, otherNames, kind, position }: GazetteerRow): Listed | null {
  if (!position || (kind !== 'landmark' && kind !== 'quarter')) return null;
  const near = [name, ...otherNames]
    .flatMap((one) => listed.get(fold(one)) ?? [])
    .map((at) => ({ at, metres: distanceMetres(position, at) }))
    .filter(({ metres }) => metres < SAME_METRES)
    .sort((a, b) => a.metres - b.metres);
  return near[0]?.at ?? null;
}

const FILES: readonly GazetteerFile[] = ['hand-made', 'landmarks', 'landmarks-osm'];
const files = new Map<GazetteerFile, string[]>(FILES.map((file) => [file, []]));
for (const row of FILES.flatMap((file) => readGazetteer(file))) {
  const { name, otherNames, kind, country, box, population, within, source } = row;
  const at = sourced(row);
  const { latitude, longitude } = at ?? row.position ?? { latitude: '', longitude: '' };
  const sides = box ? [box.south, box.west, box.north, box.east].join() : '';
  const from = at?.source ?? source;
  const file = from === 'hand' ? 'hand-made' : from === SHARE_ALIKE ? 'landmarks-osm' : 'landmarks';
  const cells = [name, otherNames.join(';'), kind, country, latitude, longitude, sides, population, within ?? '', from];
  files.get(file)?.push(cells.join('\t'));
}
for (const [file, rows] of files) {
  const path = join(import.meta.dirname, `../src/search/gazetteer/${file}.tsv`);
  const [header = ''] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  console.log(`${file}: ${rows.length} rows`);
}
