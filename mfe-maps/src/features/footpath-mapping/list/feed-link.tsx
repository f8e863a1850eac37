import type { MapBounds } from '@waymark/map';
import { FeedAnchor } from '../../../shared/feed-anchor';
import { boxText, type ReportFilter } from '../../../shared/report-api/report-filter';

/** Rounds positions to about a kilometre. Feed URLs are shared, and the exact view may show where someone is. */
const PER_DEGREE = 100;

const wider = ({ west, south, east, north }: MapBounds): MapBounds => ({
  west: Math.floor(west * PER_DEGREE) / PER_DEGREE,
  south: Math.floor(south * PER_DEGREE) / PER_DEGREE,
  east: Math.ceil(east * PER_DEGREE) / PER_DEGREE,
  north: Math.ceil(north * PER_DEGREE) / PER_DEGREE,
});

/** Links to a feed of new reports in this view. */
export function FeedLink({ filter, box }: { filter: ReportFilter; box: MapBounds | null }) {
  if (!box) return null;
  const asked = Object.entries(filter).filter(([, value]) => value);
  const query = new URLSearchParams([...asked, ['box', boxText(wider(box))]]);
  return <FeedAnchor href={`/api/footpath-reports/feed.atom?${query}`}>Feed of reports around here (Atom)</FeedAnchor>;
}
