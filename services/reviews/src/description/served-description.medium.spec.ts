import { readFileSync } from 'node:fs';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';

describe('what the service says of itself', () => {
  let service: ReviewsService;
  beforeAll(async () => {
    service = await sharedReviews();
  }, 90_000);

  it('is the committed openapi.json, for every site (SO7)', async () => {
    const { status, headers, body } = await service.call('GET', '/api/openapi/reviews');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toEqual(JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')));
  });
});
