import { XMLParser } from 'fast-xml-parser';
import type {
  Open311Discovery,
  Open311Error,
  Open311Receipt,
  Open311Request,
  Open311Service,
} from '@waymark/contracts-maps';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { reportCalls } from '../../test/report-scenario';

const BASE = '/api/open311/v2';
const URLENCODED = 'application/x-www-form-urlencoded';
const parser = new XMLParser({
  parseTagValue: false,
  ignoreDeclaration: true,
  isArray: (name) => ['request', 'service', 'error', 'value', 'attribute', 'endpoint', 'format'].includes(name),
});

/** A report as a program of others sends it. */
const FORM = {
  service_code: 'blocked_path',
  lat: '53.4808',
  long: '-2.2426',
  description: 'A skip stands on the pavement & blocks <all> of it.',
  first_name: 'Ada',
  last_name: 'King',
  email: 'ada@example.org',
  phone: '0161 496 0000',
  address_string: 'Deansgate',
  'attribute[severity]': 'severe',
  jurisdiction_id: 'anything',
};

let service: MapsUnderTest;
beforeAll(async () => void (service = await sharedMaps()), 60_000);
beforeEach(() => service.sql.query(sql`DELETE FROM footpath_report`));

const get = async <T>(path: string) => {
  const response = await fetch(service.origin + BASE + path);
  const text = await response.text();
  const body = (path.split('?', 1)[0]?.endsWith('.xml') ? parser.parse(text) : JSON.parse(text)) as T;
  return { status: response.status, headers: response.headers, body, text };
};
const post = (form: string | Record<string, string>, format = 'json', headers: Record<string, string> = {}) =>
  fetch(`${service.origin}${BASE}/requests.${format}`, {
    method: 'POST',
    headers: { 'content-type': URLENCODED, ...headers },
    body: new URLSearchParams(form).toString(),
  });
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
    const severities = definition.body.attributes[0]?.values.map(({ key }) => key);
    expect(severities).toEqual(['minor', 'moderate', 'major', 'severe']);
    expect((await get('/services/cracks.xml')).text).toContain('<service_code>cracks</service_code>');
    expect((await get('/discovery.xml')).text).toContain('<url>https://waymark.example/open311/v2</url>');
  });
});

describe('a report by Open311', () => {
  it('is a report like others, and nobody reads who made it', async () => {
    const response = await post(FORM);
    expect(response.status).toBe(201);
    const [receipt] = (await response.json()) as Open311Receipt[];
    const id = Number(receipt?.service_request_id);
    expect(receipt?.service_notice).toBe(`Read and follow it at https://waymark.example/footpath-reports/${id}`);
    const said = { issueType: 'blocked_path', severity: 'severe', reporterName: 'Ada King', address: 'Deansgate' };
    expect((await reportCalls(service).read(id)).body).toMatchObject(said);
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

  it('may have 4,000 characters of several bytes each', async () => {
    const description = '🚧'.repeat(2_000);
    const id = await reported({ description });
    expect((await list(`?service_request_id=${id}`))[0]?.description).toBe(description);
  });
});

describe('every answer', () => {
  const form = { 'content-type': URLENCODED };
  const wrong = new URLSearchParams({ ...FORM, lat: '91' });
  it.each<[string, string, number, RequestInit, string, string | null]>([
    ['a wrong field', '/requests.json', 400, { method: 'POST', headers: form, body: wrong }, 'lat: ', null],
    ['no text', '/requests.json', 400, { method: 'POST', headers: form, body: 'a=Caf%E9' }, 'a: This text is', null],
    ['a wrong query', '/requests.json?status=lost', 400, {}, 'status: Use open or closed', null],
    ['a query twice', '/requests.json?status=open&status=closed', 400, {}, 'once', null],
    ['a long id', `/requests/${'x'.repeat(1_000)}.json`, 400, {}, 'id', null],
    ['no such request', '/requests/999999.json', 404, {}, 'does not exist', null],
    ['no such service', '/services/dragon.json', 404, {}, 'no service', null],
    ['an address that is none', '/nowhere.json', 404, {}, 'nothing at this address', null],
    [
      'another type',
      '/requests.json',
      415,
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
      '',
      null,
    ],
    ['too much', '/requests.json', 413, { method: 'POST', headers: form, body: 'x'.repeat(70_000) }, '', null],
    ['a method of no report', '/requests/1.json', 405, { method: 'DELETE' }, '', 'GET, HEAD'],
    ['a method of no list', '/requests.json', 405, { method: 'PUT' }, '', 'GET, HEAD, POST'],
  ])('to %s may be read by every site, in the words of the protocol', async (_, path, status, init, words, allow) => {
    for (const format of ['json', 'xml']) {
      const answer = await fetch(service.origin + BASE + path.replace('json', format), init);
      expect([answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('allow')]).toEqual([
        status,
        '*',
        allow,
      ]);
      const text = await answer.text();
      const [error] =
        format === 'json'
          ? (JSON.parse(text) as Open311Error[])
          : (parser.parse(text) as { errors: { error: Open311Error[] } }).errors.error;
      expect([String(error?.code), error?.description]).toEqual([String(status), expect.stringContaining(words)]);
    }
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
});
