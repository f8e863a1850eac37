import { MAPS_ENDPOINTS } from '@waymark/contracts-maps';
import type { EndpointContract } from '@waymark/contracts-core';
import { reportForm } from '../../test/report-scenario';

interface Sent {
  part: 'query' | 'body';
  /** A valid input of the endpoint. */
  right: object;
  /** The fault, and the field that the error names. */
  wrong: [object, string][];
}

const photo = (description: string, id = '7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5f') => ({ id, description });
const NEAR = '53.4808,-2.2426';
/** A span reaches to both sides of a day, and a database's calendar has ends. */
const ENDS = ['9999-12-31', '0001-01-01T00:00:00+14:00'];

const SENT: Record<string, Sent> = {
  reportFootpathProblem: {
    part: 'body',
    right: reportForm(),
    wrong: [
      [{ latitude: '53,48' }, 'latitude'],
      [{ longitude: null }, 'longitude'],
      [{ severity: 4 }, 'severity'],
      [{ description: 'short' }, 'description'],
      [{ description: 'x'.repeat(30_000) }, 'description'],
      [{ reporterEmail: 'nobody' }, 'reporterEmail'],
      [{ website: 'https://spam.example' }, 'website'],
      [{ photos: [photo('A kerb.'), photo('A kerb.')] }, 'photos'],
      [{ photos: [photo(' ')] }, 'photos.0.description'],
    ],
  },
  changeFootpathStatus: {
    part: 'body',
    right: { isResolved: 1, reason: 'It was mended.' },
    wrong: [
      [{ isResolved: 'gone' }, 'isResolved'],
      [{ reason: undefined }, 'reason'],
      [{ reason: '  ' }, 'reason'],
    ],
  },
  listFootpathReports: {
    part: 'query',
    right: { near: NEAR, radius: '1000', severity: '3', issueType: 'cracks', since: '2026-01-01' },
    wrong: [
      [{ box: '1,2,3' }, 'box'],
      [{ near: '91,0' }, 'near'],
      [{ near: '53.4' }, 'near'],
      [{ since: 'yesterday' }, 'since'],
    ],
  },
  reverseGeocode: {
    part: 'query',
    right: { latitude: '-90', longitude: '180' },
    wrong: [
      ...['91', '', '1e1', 'NaN'].map((latitude): [object, string] => [{ latitude }, 'latitude']),
      ...['181', 'Infinity', ' '].map((longitude): [object, string] => [{ longitude }, 'longitude']),
    ],
  },
  findPlaces: {
    part: 'query',
    right: { q: 'sa', userCountry: 'UK' },
    wrong: ['a', '', 'a'.repeat(81), 'a\u0000'].map((q) => [{ q }, 'q']),
  },
  listOpen311Requests: {
    part: 'query',
    right: { start_date: '2026-01-01T00:00:00Z', end_date: '2026-02-01', status: 'open,closed', page_size: '100' },
    wrong: [
      [{ start_date: 'yesterday' }, 'start_date'],
      ...ENDS.map((start_date): [object, string] => [{ start_date, end_date: undefined }, 'start_date']),
      [{ start_date: undefined, end_date: '0000-01-01' }, 'end_date'],
      [{ end_date: '2026-06-01' }, 'end_date'],
      [{ end_date: '2025-12-31' }, 'end_date'],
      [{ service_code: 'dragon' }, 'service_code.0'],
      [{ status: 'lost' }, 'status.0'],
      [{ page: '0' }, 'page'],
      [{ page_size: '101' }, 'page_size'],
      [{ service_request_id: '1 OR 1=1' }, 'service_request_id.0'],
    ],
  },
};

const contracts: readonly EndpointContract[] = MAPS_ENDPOINTS;
const fieldsOf = (name: string, part: Sent['part'], sent: object) => {
  const issues = contracts.find((contract) => contract.name === name)?.[part]?.safeParse(sent).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => path.join('.')))];
};

describe.each(Object.entries(SENT))('what %s is sent', (name, { part, right, wrong }) => {
  it('is taken as it should be', () => expect(fieldsOf(name, part, right)).toEqual([]));

  it.each(wrong)('with %j is refused by the field', (more, field) =>
    expect(fieldsOf(name, part, { ...right, ...more })).toEqual([field]),
  );
});
