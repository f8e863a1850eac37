import { Open311Server } from '@waymark/testing/open311-server';
import { DeskClient } from './open311-desk';
import { readAnswer } from './read-answer';

const xml = (inside: string) =>
  `<?xml version="1.0"?><service_requests><request>${inside}</request></service_requests>`;

describe('what a desk answers', () => {
  it.each([
    [
      '[{"service_request_id": 293944, "status": "open"}]',
      { service_request_id: '293944', status: 'open', token: null },
    ],
    ['[{"service_request_id": "", "token": " 12-a "}]', { service_request_id: null, token: '12-a' }],
    [xml('<service_request_id>007</service_request_id><token/>'), { service_request_id: '007', token: null }],
    [
      xml('<status_notes>Kerb &amp; path &#233; &lt;b&gt; &b;</status_notes>'),
      { status_notes: 'Kerb & path é <b> &b;' },
    ],
    [xml('<description><![CDATA[a < b]]></description><extra><deep/></extra>'), { description: 'a < b' }],
  ])('%s is read', (text, expected) => expect(readAnswer(text)[0]).toMatchObject(expected));

  it('of nothing is an empty list', () => {
    expect(readAnswer('[]')).toEqual([]);
    expect(readAnswer('<service_requests/>')).toEqual([]);
  });

  it.each([
    [''],
    ['null'],
    ['"OK"'],
    ['{"service_request_id": "1"}'],
    ['[["1"]]'],
    ['[{"service_request_id": {"a": 1}}]'],
    [`[{"service_request_id": "${'9'.repeat(201)}"}]`],
    ['<html><body>Service unavailable</body></html>'],
    ['<service_requests><request>'],
    ['<errors><error><code>400</code></error></errors>'],
    ['<service_requests>Hello</service_requests>'],
    ['<!DOCTYPE a [<!ENTITY x "y">]><service_requests/>'],
    [xml('<a>'.repeat(50_000) + '</a>'.repeat(50_000))],
  ])('%.60s is nonsense', (text) => expect(() => readAnswer(text)).toThrow('nonsense'));
});

describe('a desk that hangs (M8.4)', () => {
  it('is left in time, by whatever is asked', async () => {
    const server = await Open311Server.start();
    server.mood = 'hangs';
    // Long enough for a request to arrive on a busy machine.
    const limitMs = 500;
    const client = new DeskClient({ endpoint: server.endpoint, format: 'json', serviceCodes: { other: 'O' } }, limitMs);
    await expect(client.byReference('1')).rejects.toThrow('slow');
    await expect(client.byToken('a/b?c')).rejects.toThrow('slow');
    expect(server.asked).toEqual(['GET /v2/requests/1.json', 'GET /v2/tokens/a%2Fb%3Fc.json']);
    await server.stop();
    await expect(client.byReference('1')).rejects.toThrow('unreachable');
  });
});
