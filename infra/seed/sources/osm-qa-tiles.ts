import type { Candidate } from '../candidate';
import { distinctAltNames } from '../rules/alt-names';
import { claimsFromOsm } from '../rules/claims-from-osm';
import { localPlaceImportance } from '../rules/importance';
import { kindFromOsm } from '@waymark/seed/osm';
import { roundDegrees } from '../rules/valid-position';
import { webAddress } from '../rules/web-address';
import type { SourceContext } from './context';
import { osmTileFeatures } from './osm-tile-features';

const CITIES = [
  { folder: 'osm-qa-montevideo', city: 'Montevideo', countryCode: 'UY' },
  { folder: 'osm-qa-astana', city: 'Astana', countryCode: 'KZ' },
];

const text = (value: unknown) => (value === undefined ? '' : String(value).trim());

/** City names stay in one script, so that "Астана" and "Astana" are one city in lists. */
const latinOnly = (name: string) => (/^[\p{Script=Latin}\s.'-]+$/u.test(name) ? name : '');

/** Named public places of two cities; phone numbers, e-mail addresses and mappers' names stay behind. */
export async function readOsmQaTiles({ countryName }: SourceContext): Promise<Candidate[]> {
  const rows: Candidate[] = [];
  for (const { folder, city, countryCode } of CITIES) {
    for (const { tags, position } of await osmTileFeatures(folder)) {
      const what = kindFromOsm(tags);
      if (!what) continue;
      const name = text(tags.name);
      const rounded = { latitude: roundDegrees(position.latitude), longitude: roundDegrees(position.longitude) };
      const websiteUrl = webAddress(tags.website ?? tags['contact:website']);
      const street = [text(tags['addr:street']), text(tags['addr:housenumber'])].filter(Boolean).join(' ');
      rows.push({
        source: 'osm-qa-tiles',
        sourceId: `${text(tags['@type'])}/${text(tags['@id'])}`,
        sourceDate: new Date(Number(tags['@timestamp']) * 1000).toISOString().slice(0, 10),
        ids: [],
        name,
        address: tags['addr:street'] ? street : null,
        city: latinOnly(text(tags['addr:city'])) || city,
        country: countryName(countryCode),
        countryCode,
        ...rounded,
        approximatePosition: false,
        ...what,
        code: null,
        altNames: distinctAltNames(
          name,
          [tags['name:en'], tags['name:es'], tags['name:ru'], tags['name:kk'], tags.alt_name, tags.short_name].map(
            text,
          ),
        ),
        websiteUrl,
        importance: localPlaceImportance(what.kind, websiteUrl !== null),
        claims: claimsFromOsm(tags),
      });
    }
  }
  return rows;
}
