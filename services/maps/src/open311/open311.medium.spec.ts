import { XMLParser } from 'fast-xml-parser';
import type {
  Open311Discovery,
  Open311Error,
  Open311Receipt,
  Open311Request,
  Open311Service,
} from '@waymark/contracts-maps';
import sql from 'sql-template-tag';
import { ownMaps, type OwnMaps } from '../../test/maps-service';
import { OPEN311_FORM as FORM } from '../../test/open311-form';
import { reportCalls } from '../../test/report-scenario';

const BASE = '/api/open311/v2';
const parser = new XMLParser({
  parseTagValue: false,
  ignoreDeclaration: true,
  isArray: (name) => ['request', 'service', 'error', 'value', 'attribute', 'endpoint', 'format'].includes(name),
});

let service: OwnMaps;
beforeAll(async () => {
  service = await ownMaps({ PUBLIC_ORIGIN: 'https://waymark.example' });
}, 60_000);
afterAll(() => service?.close());
beforeEach(() => service.sql.query(sql`DELETE FROM footpath_report`));

const get = async <T>(path: string) => {
  const response = await fetch(service.origin + BASE + path);
  const text = await response.text();
  const body = (path.split('?', 1)[0]?.endsWith('.xml') ? parser.parse(text) : JSON.parse(text)) as T;
  return { status: response.status, headers: response.headers, body, text };
};
const post = (fields: Record<string, string | undefined>, format = 'json', headers: Record<string, string> = {}) => {
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(given).toString();
  return fetch(`${service.origin}${BASE}/requests.${format}`, {
    method: 'POST',
    headers: { ...type, ...headers },
    body,
  });
};
const reported = async (fields: Record<string, string> = {}) => {
  const [receipt] = (await (await post({ ...FORM, ...fields })).json()) as Open311Receipt[];
  return Number(receipt?.service_request_id);
};
const list = async (query = '') => (await get<Open311Request[]>(`/requests.json${query}`)).body;
const idsOf = async (query: string) => (await list(query)).map(({ service_request_id }) => Number(service_request_id));

describe('what Open311 can find out here', () => {
  it('is where, what and how bad, in JSON and XML alike', async () => {
    const discovery = (await get<Open311Discovery>('/discovery.json')).body;
    expect(discovery.endpoints[0]?.url).toBe('https://waymark.example/open311/v2');
    const services = (await get<Open311Service[]>('/services.json')).body;
    expect(services.map(({ service_code }) => service_code)).toContain('no_dropped_kerb');
    const xml = await get<{ services: { service: Open311Service[] } }>('/services.xml');
    expect(xml.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(xml.body.services.service).toEqual(services.map((one) => ({ ...one, metadata: 'true' })));
    const definition = await get<{ attributes: { values: { key: string }[] }[] }>('/services/cracks.json');
    expect(definition.body.attributes[0]?.values.map(({ key }) => key)).toEqual([
      'minor',
      'moderate',
      'major',
      'severe',
    ]);
    expect((await get('/services/cracks.xml')).text).toContain('<service_code>cracks</service_code>');
    expect((await get('/discovery.xml')).text).toContain('<url>https://waymark.example/open311/v2</url>');
  });

  it('may be read by every site, and is known by its ETag', async () => {
    const { headers } = await get('/services.json');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const again = await fetch(`${service.origin}${BASE}/services.json`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('a report by Open311', () => {
  it('is a report like others, and nobody reads who made it', async () => {
    const response = await post(FORM);
    expect(response.status).toBe(201);
    const [receipt] = (await response.json()) as Open311Receipt[];
    const id = Number(receipt?.service_request_id);
    expect(receipt?.service_notice).toBe(`Read and follow it at https://waymark.example/footpath-reports/${id}`);
    const own = (await reportCalls(service).read(id)).body;
    expect(own).toMatchObject({
      issueType: 'blocked_path',
      severity: 'severe',
      reporterName: 'Ada King',
      address: 'Deansgate',
    });
    const shown = await get<Open311Request[]>(`/requests/${id}.json`);
    expect(shown.body).toMatchObject([
      { service_request_id: String(id), status: 'open', lat: 53.4808, long: -2.2426, description: FORM.description },
    ]);
    const everything = JSON.stringify([shown.body, await list(), (await get(`/requests/${id}.xml`)).text]);
    for (const hidden of ['Ada', 'King', 'ada@', '0161']) expect(everything).not.toContain(hidden);
  });

  it('reads the same in XML, where signs and missing values are what they should be', async () => {
    const id = await reported({ description: 'Kerb "too" high &amp; no ramp <here>.' });
    const [asJson] = (await get<Open311Request[]>(`/requests/${id}.json`)).body;
    const asXml = await get<{ service_requests: { request: Record<string, unknown>[] } }>(`/requests/${id}.xml`);
    const plain = Object.entries(asJson ?? {}).map(([name, value]) => [
      name,
      value === null ? '' : typeof value === 'object' ? value : String(value),
    ]);
    expect(asXml.body.service_requests.request).toEqual([Object.fromEntries(plain)]);
    const receipt = await (await post(FORM, 'xml')).text();
    expect(receipt).toMatch(/^<\?xml.*\n<service_requests><request><service_request_id>\d+</);
  });

  it('is made once however often it is sent with one key', async () => {
    const key = { 'idempotency-key': 'open311-key-1' };
    const sent = await Promise.all([1, 2, 3].map(async () => (await post(FORM, 'json', key)).json()));
    expect(new Set(sent.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  });

  it.each<[Record<string, string | undefined>, string]>([
    [{ service_code: undefined }, 'service_code'],
    [{ service_code: 'dragon' }, 'service_code'],
    [{ lat: undefined }, 'lat'],
    [{ lat: '91' }, 'lat'],
    [{ lat: '1e3' }, 'lat'],
    [{ lat: '0x10' }, 'lat'],
    [{ long: '53,48' }, 'long'],
    [{ lat: '0', long: '0' }, 'lat'],
    [{ description: 'short' }, 'description'],
    [{ description: 'x'.repeat(4_001) }, 'description'],
    [{ first_name: undefined, last_name: undefined }, 'first_name'],
    [{ email: 'nobody' }, 'email'],
    [{ 'attribute[severity]': 'awful' }, 'attribute[severity]'],
  ])('with %j is refused in the protocol’s own shape', async (wrong, field) => {
    const response = await post({ ...FORM, ...wrong });
    expect(response.status).toBe(400);
    const [error] = (await response.json()) as Open311Error[];
    expect(error).toMatchObject({
      code: 400,
      description: expect.stringMatching(new RegExp(`^${field.replace(/[[\]]/g, '\\$&')}: `)),
    });
    const inXml = await (await post({ ...FORM, ...wrong }, 'xml')).text();
    expect(inXml).toContain('<errors><error><code>400</code>');
  });

  it('is limited as visitors are', async () => {
    const strict = await ownMaps({ RATE_LIMIT_FACTOR: '0.1' });
    const body = new URLSearchParams(FORM);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { status } = await fetch(`${strict.origin}${BASE}/requests.json`, { method: 'POST', body });
        return status;
      }),
    );
    await strict.close();
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 201).length).toBeLessThan(8);
  });
});

describe('requests by Open311 (M8.7)', () => {
  const aged = (id: number, days: number) =>
    service.sql.query(sql`
      UPDATE footpath_report SET created_at = now() - make_interval(days => ${days}::int) WHERE id = ${id}`);

  it('are those of 90 days, by kind, status, day and number', async () => {
    const [fresh, old, ancient] = [await reported(), await reported({ service_code: 'cracks' }), await reported()];
    await aged(old, 80);
    await aged(ancient, 200);
    await reportCalls(service).setStatus(old, 1, 'It was mended.', 7);
    expect(await idsOf('')).toEqual([fresh, old]);
    expect(await idsOf('?service_code=cracks,poor_lighting')).toEqual([old]);
    expect(await idsOf('?status=closed')).toEqual([old]);
    expect(await idsOf('?status=open,closed&jurisdiction_id=x')).toEqual([fresh, old]);
    expect(await idsOf(`?service_request_id=${ancient},${fresh},999999&status=closed`)).toEqual([fresh, ancient]);
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    expect(await idsOf(`?start_date=${day(210)}&end_date=${day(190)}`)).toEqual([ancient]);
    expect(await idsOf(`?start_date=${day(210)}`)).toEqual([ancient]);
    expect(await idsOf(`?end_date=${day(100)}`)).toEqual([]);
    const [closed] = await list(`?service_request_id=${old}`);
    expect(closed).toMatchObject({ status: 'closed', status_notes: 'People who were there say that it is gone.' });
  });

  it('come page by page, with links to the others', async () => {
    const ids = [await reported(), await reported(), await reported()].reverse();
    const first = await get('/requests.json?page_size=2&status=open');
    expect(first.headers.get('link')).toBe('</open311/v2/requests.json?page_size=2&status=open&page=2>; rel="next"');
    const second = await get<Open311Request[]>('/requests.json?page_size=2&status=open&page=2');
    expect(second.headers.get('link')).toContain('page=1>; rel="prev"');
    expect(second.body.map(({ service_request_id }) => Number(service_request_id))).toEqual(ids.slice(2));
  });

  it.each([
    ['/requests.json?start_date=yesterday', 400, 'start_date'],
    ['/requests.json?start_date=2026-01-01T00:00:00Z&end_date=2026-06-01T00:00:00Z', 400, '90 days'],
    ['/requests.json?start_date=2026-02-01&end_date=2026-01-01', 400, 'after the start'],
    ['/requests.json?service_code=dragon', 400, 'services.json'],
    ['/requests.json?status=lost', 400, 'status: Ask for open or closed'],
    // A span reaches to both sides of a day, and a database's calendar has ends.
    ['/requests.json?end_date=0000-01-01', 400, 'end_date'],
    ['/requests.json?start_date=9999-12-31', 400, 'start_date'],
    ['/requests.json?start_date=0001-01-01T00:00:00%2B14:00', 400, 'start_date'],
    ['/requests.json?page=0', 400, 'Pages'],
    ['/requests.json?page_size=101', 400, 'page_size'],
    ['/requests.json?service_request_id=1%20OR%201=1', 400, 'numbers'],
    ['/requests.json?status=open&status=closed', 400, 'once'],
    ['/requests/999999.json', 404, 'does not exist'],
    ['/requests/x.json', 400, 'id'],
    ['/services/dragon.json', 404, 'no service'],
    ['/nothing.json', 404, 'nothing at this address'],
  ])('%s is refused with a %d', async (path, status, words) => {
    const refused = await get<Open311Error[]>(path);
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject([{ code: status, description: expect.stringContaining(words) }]);
    const xml = await get<{ errors: { error: { code: string }[] } }>(path.replace('.json', '.xml'));
    expect(xml.body.errors.error).toMatchObject([{ code: String(status) }]);
  });
});
