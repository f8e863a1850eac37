import { XMLParser } from 'fast-xml-parser';
import type { Open311Receipt, Open311Request } from '@waymark/contracts-maps';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { OPEN311_FORM as FORM } from '../../test/open311-form';

const BASE = '/api/open311/v2';
const parser = new XMLParser({ parseTagValue: false, ignoreDeclaration: true, isArray: (name) => name === 'error' });

let service: MapsUnderTest;
beforeAll(async () => {
  service = await sharedMaps();
}, 60_000);

async function reported(fields: Record<string, string>): Promise<string | undefined> {
  const answer = await fetch(`${service.origin}${BASE}/requests.json`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return ((await answer.json()) as Open311Receipt[])[0]?.service_request_id;
}
const shownAs = async (id: string | undefined) =>
  (await (await fetch(`${service.origin}${BASE}/requests/${id}.json`)).json()) as Open311Request[];

describe('a report by Open311', () => {
  it.each<[Record<string, string>, Partial<Record<'lat' | 'long', number>>]>([
    [{ lat: '+53.4808' }, { lat: 53.4808 }],
    [{ lat: '53.' }, { lat: 53 }],
    [
      { lat: '51.5', long: '-.1278' },
      { lat: 51.5, long: -0.1278 },
    ],
    [
      { lat: '5.34808e1', long: '-22426E-4' },
      { lat: 53.4808, long: -2.2426 },
    ],
    [{ long: '\u22122.2426' }, { long: -2.2426 }],
  ])('takes numbers as programs write them: %j', async (given, kept) => {
    const id = await reported({ ...FORM, ...given });
    const [shown] = await shownAs(id);
    expect(shown).toMatchObject(kept);
  });

  it.each(['é', '東', '🚧'.slice(0, 2)])('may be told in 4,000 letters: %s', async (letter) => {
    const description = letter.repeat(4_000 / letter.length);
    const id = await reported({ ...FORM, description });
    const [shown] = await shownAs(id);
    expect(shown?.description).toBe(description);
  });

  it('in another charset is read by it, and what is no text is refused by name', async () => {
    const body = `${new URLSearchParams({ ...FORM, description: '' })}&description=Caf%E9+steps+without+a+ramp`;
    const send = (charset: string) => {
      const type = `application/x-www-form-urlencoded${charset}`;
      const text = body.replace('&description=&', '&').replace('description=&', '');
      return fetch(`${service.origin}${BASE}/requests.json`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: text,
      });
    };
    const read = await send('; charset=iso-8859-1');
    const [receipt] = (await read.json()) as Open311Receipt[];
    const [shown] = await shownAs(receipt?.service_request_id);
    expect(shown?.description).toBe('Café steps without a ramp');
    const refused = await send('');
    expect([refused.status, await refused.json()]).toEqual([
      400,
      [{ code: 400, description: expect.stringMatching(/^description: This text is not UTF-8\./) as string }],
    ]);
  });
});

describe('every answer', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it.each<[string, string, number, RequestInit, string | null]>([
    ['a report', '/requests.json', 201, { method: 'POST', headers: form, body: new URLSearchParams(FORM) }, null],
    ['an address that is none', '/nowhere.json', 404, {}, null],
    ['a long id', `/requests/${'x'.repeat(1_000)}.json`, 400, {}, null],
    ['an address without a format', '/requests/1', 404, { method: 'POST' }, null],
    [
      'another type',
      '/requests.json',
      415,
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
      null,
    ],
    ['too much', '/requests.json', 413, { method: 'POST', headers: form, body: 'x'.repeat(70_000) }, null],
    ['a method of no report', '/requests/1.json', 405, { method: 'DELETE' }, 'GET, HEAD'],
    ['a method of no list', '/requests.json', 405, { method: 'PUT' }, 'GET, HEAD, POST'],
  ])('may be read by every site, in the words of the protocol: %s', async (_what, path, status, init, allow) => {
    for (const format of ['json', 'xml']) {
      const answer = await fetch(service.origin + BASE + path.replace('json', format), init);
      expect([answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('allow')]).toEqual([
        status,
        '*',
        allow,
      ]);
      const text = await answer.text();
      const isXml = format === 'xml' && path.endsWith('json');
      if (status < 400) continue;
      if (isXml) expect(parser.parse(text)).toMatchObject({ errors: { error: [{ code: String(status) }] } });
      else expect(JSON.parse(text)).toMatchObject([{ code: status, description: expect.any(String) as string }]);
    }
  });
});
