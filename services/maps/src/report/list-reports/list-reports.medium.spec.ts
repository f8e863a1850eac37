import { startMaps, type MapsUnderTest } from '../../../test/maps-service';
import { MANCHESTER, reportCalls } from '../../../test/report-scenario';

let service: MapsUnderTest;
let calls: ReturnType<typeof reportCalls>;
const NEAR = `near=${MANCHESTER.latitude},${MANCHESTER.longitude}`;
/** About so many metres north of the centre. */
const north = (metres: number) => ({ latitude: MANCHESTER.latitude + metres / 111_195 });
beforeAll(async () => {
  service = await startMaps();
  calls = reportCalls(service);
  await calls.report({ ...north(20), description: 'twenty metres away' }, 1);
  await calls.report({ ...north(500), issueType: 'cracks', severity: 'minor', description: 'five hundred metres' }, 1);
  await calls.report({ latitude: 51.5, longitude: -0.12, description: 'far off in London' }, 1);
  for (const longitude of [179.2, -179.2])
    await calls.report({ latitude: -16.8, longitude, description: `Fiji at ${longitude}`, isPositionMeant: true }, 1);
}, 60_000);
afterAll(() => service?.close());

const found = async (query: string) => {
  const { body, headers } = await calls.list(query);
  return { texts: body.map(({ description }) => description), total: headers.get('x-total-count') };
};

describe('the list of footpath reports', () => {
  it('is newest first, with how many there are and the way to the rest', async () => {
    const first = await calls.list('?limit=2');
    expect(first.body.map(({ description }) => description)).toEqual(['Fiji at -179.2', 'Fiji at 179.2']);
    expect(first.headers.get('x-total-count')).toBe('5');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await calls.list(next.replace('/api/footpath-reports', ''));
    expect(second.body.map(({ description }) => description)).toEqual(['far off in London', 'five hundred metres']);
  });

  it('within a radius is nearest first, and pages on with the same question', async () => {
    expect(await found(`?${NEAR}&radius=25`)).toEqual({ texts: ['twenty metres away'], total: '1' });
    expect((await found(`?${NEAR}&radius=1000`)).texts).toEqual(['twenty metres away', 'five hundred metres']);
    const first = await calls.list(`?${NEAR}&radius=1000&limit=1`);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await calls.list(next.replace('/api/footpath-reports', ''))).body).toMatchObject([
      { description: 'five hundred metres' },
    ]);
  });

  it('of a box holds what lies in it, also across the date line', async () => {
    expect((await found('?box=-1,51,1,52')).texts).toEqual(['far off in London']);
    expect((await found('?box=179,-17,-179,-16')).texts.sort()).toEqual(['Fiji at -179.2', 'Fiji at 179.2']);
  });

  it('near the date line finds both sides', async () => {
    expect((await found('?near=-16.8,179.9&radius=100000')).texts).toEqual(['Fiji at 179.2', 'Fiji at -179.2']);
  });

  it('is narrowed by kind, severity, state and day', async () => {
    expect((await found('?issueType=cracks')).texts).toEqual(['five hundred metres']);
    expect((await found('?severity=minor&status=open')).texts).toEqual(['five hundred metres']);
    expect((await found('?status=resolved')).texts).toEqual([]);
    expect((await found('?since=2999-01-01')).texts).toEqual([]);
  });

  it.each([
    ['box=1,2,3', 'box'],
    ['box=0,52,1,51', 'box'],
    ['box=0,NaN,1,51', 'box'],
    ['box=-200,51,1,52', 'box'],
    ['near=91,0', 'near'],
    ['near=53.4', 'near'],
    [`${NEAR}&radius=1000000000`, 'radius'],
    [`${NEAR}&radius=-5`, 'radius'],
    ['severity=awful', 'severity'],
    ['issueType=dragon', 'issueType'],
    ['since=yesterday', 'since'],
    ['cursor=nonsense', 'cursor'],
  ])('refuses %s, by the field', async (query, field) => {
    const { status, body } = await calls.list(`?${query}`);
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([400, [field]]);
  });
});
