import { lifecycleOf } from './formats/osm-tags';
import { notOpen } from './said-lifecycle';

const TODAY = '2026-11-29';
const reasonOf = (tags: Record<string, unknown>) => notOpen(lifecycleOf(tags), TODAY)?.reason ?? null;

describe('whether a place is open', () => {
  it.each([
    [{ disused: 'yes' }],
    [{ abandoned: 'yes' }],
    [{ demolished: '2019' }],
    [{ razed: true }],
    [{ status: 'Closed' }],
    [{ status: 'Permanently closed (2021)' }],
    [{ business_status: 'CLOSED_PERMANENTLY' }],
    [{ operational_status: 'closed' }],
    [{ closed: true }],
    [{ permanently_closed: true }],
    [{ opening_hours: 'closed' }],
    [{ opening_hours: 'off "closed for good"' }],
    [{ end_date: '2019' }],
    [{ end_date: '2026-10' }],
    [{ end_date: '2026-11-28' }],
    [{ end_date: 'before 1980' }],
    [{ end_date: '1914..1918' }],
    [{ end_date: '1850s' }],
    [{ end_date: 'late C19' }],
  ])('it has closed: %j', (tags) => expect(reasonOf(tags)).toBe('This place has closed.'));

  it.each([
    [{ proposed: 'yes' }],
    [{ construction: 'yes' }],
    [{ status: 'under construction' }],
    [{ opening_date: '2027' }],
    [{ opening_date: '2026-12-01' }],
    [{ start_date: '2026-11-30' }],
  ])('it has not opened yet: %j', (tags) => expect(reasonOf(tags)).toBe('This place has not opened yet.'));

  it.each([
    [{}],
    [{ disused: 'no', abandoned: false, closed: 'no' }],
    [{ status: 'open' }],
    [{ status: 'verified' }],
    [{ opening_hours: 'Mo off; Tu-Su 09:00-17:00' }],
    [{ opening_hours: 'Mo-Fr 09:00-17:00; PH closed' }],
    [{ end_date: '2026-11-29' }],
    [{ end_date: '2026' }],
    [{ end_date: '2030' }],
    [{ end_date: '2020s' }],
    [{ end_date: 'unknown' }],
    [{ start_date: '1850', opening_date: '2026-11-29' }],
    [{ start_date: 'C19' }],
    [{ 'disused:shop': 'yes', shop: 'books' }],
  ])('nothing says that it is not: %j', (tags) => expect(reasonOf(tags)).toBeNull());
});
