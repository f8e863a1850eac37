import { dayWords } from '@waymark/contracts-core';
import { Link } from 'react-router-dom';
import { SeverityBadge } from '../../shared/report-words/report-badges';
import type { ReportPlace } from './places-query';

/** Shows a town and what lies round it. */
const ZOOM = 13;

const aroundPlace = ({ latitude, longitude }: ReportPlace): string =>
  `/footpath-mapping?at=${latitude},${longitude}&zoom=${ZOOM}`;

/** Roles are said once more: a browser forgets them where a narrow window shows the cells below one another. */
export function PlaceRow({ place }: { place: ReportPlace }) {
  const { name, district, open, resolved, worst, newestAt } = place;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <Link to={aroundPlace(place)}>{name}</Link>
        {district && district !== name && <span>{district}</span>}
      </th>
      <td data-label="Open">{open}</td>
      <td data-label="Resolved">{resolved}</td>
      <td data-label="Worst open">{worst ? <SeverityBadge severity={worst} /> : 'None'}</td>
      <td data-label="Newest">
        <time dateTime={newestAt}>{dayWords(newestAt)}</time>
      </td>
    </tr>
  );
}
