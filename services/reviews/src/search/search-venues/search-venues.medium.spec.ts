import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenVenue } from '../../../test/scenario';
import { fillIndex } from '../../../test/search';

describe('searching venues (S1.2)', () => {
  let service: ReviewsService;
  const search = (query: string) => service.call<VenueSearchResult[]>('GET', `/api/venues/search?${query}`);
  const names = async (query: string) => (await search(query)).body.map(({ name }) => name);

  beforeAll(async () => {
    service = await sharedReviews();
    const database = service.get(Database);
    for (const name of ['Manchester Airport', 'Manchester Piccadilly']) {
      const { id } = await givenVenue(service, name);
      await database.query(
        sql`UPDATE venue SET code = 'MAN', category = 'transport', country_code = 'GB' WHERE id = ${id}`,
      );
    }
    await givenVenue(service, 'Mansion House');
    await fillIndex(service);
  });

  it('finds both places of one code first (S5.15)', async () => {
    const found = await names('q=MAN&userCountry=UK');
    expect(found.slice(0, 2).sort()).toEqual(['Manchester Airport', 'Manchester Piccadilly']);
    expect(found).toContain('Mansion House');
  });

  it('finds no place for one word of a question, and a misspelt one still', async () => {
    expect(await names('q=mansion%20with%20step%20free%20somethings&userCountry=UK')).toEqual([]);
    expect(await names('q=manchestr%20picadily&userCountry=UK')).toContain('Manchester Piccadilly');
  });

  it('says in short what a question asks for, and nothing of a name', async () => {
    const understood = async (query: string) => (await search(query)).headers.get('x-search-understood');
    expect(decodeURIComponent((await understood('q=step%20free%20cafe')) ?? '')).toBe(
      'Cafés, step-free or wheelchair access',
    );
    expect(await understood('q=Mansion%20House')).toBeNull();
  });

  it('reads a text without its control characters', async () => {
    expect((await search('q=M%00A%00N&userCountry=UK')).body).toEqual((await search('q=MAN&userCountry=UK')).body);
  });
});
