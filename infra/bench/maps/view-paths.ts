import type { Ask } from '../../load/send';
import type { Kinds } from '../ten-times';
import { CITIES } from './cities';

/** Returns the degrees across a view 1,280 pixels wide at this zoom. */
const acrossAt = (zoom: number): number => (360 * 5) / 2 ** zoom;

/** Returns typical views and radii by kind, as paths at the gateway. */
export function viewPaths(): Kinds {
  const map = (zoom: number, more = '') =>
    CITIES.map(({ latitude, longitude }) => view(boxOf(latitude, longitude, zoom) + more));
  return {
    'the country (zoom 6)': map(6),
    'a region (zoom 9)': map(9),
    'a city (zoom 12)': map(12),
    'a quarter (zoom 14)': map(14),
    'streets (zoom 16)': map(16),
    'a city, one kind': map(12, '&issueType=blocked&status=open'),
    'the country since a month': map(6, '&since=2026-10-01'),
    'the country since two years': map(6, '&since=2024-11-01'),
    'a city since two years': map(13, '&since=2024-11-01'),
    'the list of a city': CITIES.map(({ latitude, longitude }) => list(`box=${boxOf(latitude, longitude, 13)}`)),
    'the list of a view': CITIES.map(({ latitude, longitude }) => list(`box=${boxOf(latitude, longitude, 15)}`)),
    'the list of the country': CITIES.map(({ latitude, longitude }) => list(`box=${boxOf(latitude, longitude, 6)}`)),
    'round about, 25 m': CITIES.map(({ latitude, longitude }) => list(`near=${latitude},${longitude}&radius=25`)),
    'round about, 400 m': CITIES.map(({ latitude, longitude }) =>
      list(`near=${latitude},${longitude}&radius=400&status=open`),
    ),
    'round about, 20 km': CITIES.map(({ latitude, longitude }) => list(`near=${latitude},${longitude}&radius=20000`)),
    'newest of all': [list('limit=50')],
  };
}

const list = (query: string): Ask => ({ path: `/api/footpath-reports?${query}` });
const view = (box: string): Ask => ({ path: `/api/footpath-reports/map?box=${box}` });

function boxOf(latitude: number, longitude: number, zoom: number): string {
  const wide = acrossAt(zoom) / 2;
  const high = wide * 0.4;
  return [longitude - wide, latitude - high, longitude + wide, latitude + high]
    .map((degrees) => degrees.toFixed(5))
    .join(',');
}
