import { readFileSync } from 'node:fs';
import { answeredOtherwise, type CallerRole } from '@waymark/testing';
import { sharedReviews, type ReviewsService } from '../test/reviews-service';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

it('answers each role as the contract of each operation says (A11.1, SX.33)', async () => {
  const ask = async (method: string, path: string, role: CallerRole) =>
    (await service.call(method, path, role === 'visitor' ? {} : { as: 5, role })).status;
  expect(await answeredOtherwise('reviews', ask)).toEqual([]);
});

it('says of itself what the committed openapi.json says, for every site (SO7)', async () => {
  const { headers, body } = await service.call('GET', '/api/openapi/reviews');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toEqual(JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')));
});
