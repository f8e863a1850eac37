import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MORE_PACKS } from './packs';

type MorePack = (typeof MORE_PACKS)[number];

/** The list's title, and the date for all its rows where its note names several. */
const LISTS: Record<MorePack, [name: string, dated: string]> = {
  'uk/scotsport-2024': ['Sports facilities in Scotland', '2024-07'],
  'uk/castlemap-uk-2026': ['Castles and palaces of the United Kingdom', '2026-07'],
  'uk/banes-2019': ['Public places in Bath and North East Somerset', '2019-11'],
  'uk/osm-supermarkets-gb-2026': ['Large supermarkets of Great Britain', '2026-05'],
  'uk/osm-stadiums-gb-2026': ['Stadiums of Great Britain', '2026-05'],
  'uk/osm-motorway-services-2026': ['Motorway services of Great Britain', '2026-05'],
  'uk/osm-castles-2025': ['Small castles and ruins of Great Britain', '2025-09'],
  'facts/osm-bath-2017': ['Places in Bath, surveyed for access', '2017-10'],
  'facts/gbptm-2018': ['Public toilets of Great Britain', '2018-06'],
  'facts/gbptm-osm-2018': ['Public toilets of Great Britain, from OpenStreetMap', '2018-06'],
  'world/tokyo-accessible-toilets-2024': ['Accessible toilets of Tokyo', '2024-06'],
  'world/castlemap-world-2026': ['Castles and palaces of the world', '2026-07'],
};

const SHORT_PUBLISHER: Partial<Record<MorePack, string>> = {
  'uk/scotsport-2024': 'sportscotland',
  'uk/castlemap-uk-2026': 'Castlemap',
  'uk/banes-2019': 'Ordnance Survey and Bath & North East Somerset Council',
  'facts/gbptm-2018': 'The Toilet Map',
  'world/tokyo-accessible-toilets-2024': 'Tokyo Metropolitan Government',
  'world/castlemap-world-2026': 'Castlemap',
};

/** Lists without a licence beside the copy that we read: the sources page must say so. */
const INFERRED: Partial<Record<MorePack, string>> = {
  'world/tokyo-accessible-toilets-2024':
    ' (The copy that we read names no licence: inferred from the terms of Tokyo’s open data catalogue.)',
};

interface MoreNote {
  licence: string;
  repo: string;
  commit: string;
  attribution: string;
}

/** Lists with files from several years: a row older than the list's date may still be current. */
const COLLECTIONS: ReadonlySet<MorePack> = new Set([
  'uk/banes-2019',
  'facts/osm-bath-2017',
  'facts/gbptm-2018',
  'facts/gbptm-osm-2018',
]);

/** Returns the sources of the packs in the folder of further packs. Throws when a pack has no note of its origin. */
export function moreSources(folder: string) {
  return MORE_PACKS.map((pack) => {
    const [purpose = '', id = ''] = pack.split('/');
    const { packs } = JSON.parse(readFileSync(join(folder, purpose, 'sources.json'), 'utf8')) as {
      packs: Record<string, MoreNote>;
    };
    const note = packs[id];
    if (!note) throw new Error(`No note of origin for ${id}`);
    const [name, dated] = LISTS[pack];
    return {
      id,
      name,
      publisher: SHORT_PUBLISHER[pack] ?? 'OpenStreetMap contributors',
      licence: note.licence,
      dated,
      ...(COLLECTIONS.has(pack) ? { isCollection: true as const } : {}),
      attribution: `${note.attribution}${INFERRED[pack] ?? ''}`,
      repository: note.repo,
      commit: note.commit,
      retrieved: '2026-11-28',
    };
  });
}
