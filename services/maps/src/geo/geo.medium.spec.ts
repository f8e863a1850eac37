import { sharedMaps } from '../../test/maps-service';

it.each([
  ['reverse?latitude=53.4808&longitude=-2.2426', { city: 'Manchester', countryName: 'UK' }],
  ['nearest?latitude=53.4808&longitude=-2.2426', { city: 'Manchester', countryName: 'UK' }],
  ['places?q=perth&userCountry=UK', [{ name: 'Perth', countryCode: 'GB', population: expect.any(Number) as number }]],
  ['places/within?south=53.6&west=-1.9&north=54&east=-1.3', [{ name: 'Leeds' }]],
])('the gazetteer answers %s, and the answer may be kept for a day', async (path, body) => {
  const answer = await (await sharedMaps()).call<object>('GET', `/api/geo/${path}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  expect(Array.isArray(answer.body) ? answer.body.slice(0, 1) : answer.body).toMatchObject(body);
});
