import { queryOptions } from '@tanstack/react-query';
import { addressOf, callForPage } from '@waymark/mfe-kit';
import type { MapPoint } from '@waymark/map';
import { listFootpathReports } from '../../endpoints';
import { positionText } from './addresses';
import { LAST_METRES } from './sum-up';

/** The nearest ones; where more are open the sentence says so. */
const MOST = 50;

/** Open reports round a place. Its key begins with its address: what changes a report finds by that what shows it. */
export function problemsQuery(place: MapPoint) {
  const query = { near: positionText(place), radius: LAST_METRES, status: 'open', limit: MOST } as const;
  return queryOptions({
    queryKey: [addressOf(listFootpathReports, { query }), 'nearest'],
    queryFn: ({ signal }) => callForPage(listFootpathReports, { query, signal }),
  });
}
