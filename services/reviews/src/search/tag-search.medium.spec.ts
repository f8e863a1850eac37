import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';

describe('searching with a hashtag (SX.47)', () => {
  let service: ReviewsService;
  let database: Database;
  const search = async (tag: string, mode = 'forceGlobal=true') =>
    (await service.call<VenueSearchResult[]>('GET', `/api/venues/search?q=${encodeURIComponent(tag)}&${mode}`)).body;
  const names = async (tag: string, mode?: string) => (await search(tag, mode)).map(({ name }) => name);
  const venue = async (name: string, claims: object = {}) => {
    const { id } = await givenVenue(service, name);
    await database.query(sql`UPDATE venue SET claims = ${JSON.stringify(claims)}::jsonb WHERE id = ${id}`);
    return id;
  };

  beforeAll(async () => {
    service = await sharedReviews();
    database = service.get(Database);
  });

  it('puts what people confirm before what is claimed, and that before what reviews only tell', async () => {
    const told = await venue('Told');
    await givenReview(service, told, 11, { detailedReview: 'There was a hearing loop at the desk.' });
    await venue('Claimed', { HearingLoop: 1 });
    const confirmed = await venue('Confirmed');
    await givenReview(service, confirmed, 12, { verifyHearingLoop: 1 });
    await venue('Says nothing');
    expect(await names('#hearingloop')).toEqual(['Confirmed', 'Claimed', 'Told']);
  });

  it('leaves out who says no, whatever their reviews mention: the venue itself, or most of its visitors', async () => {
    const without = await venue('Has none', { LowCounters: 2 });
    await givenReview(service, without, 21, { detailedReview: 'They told me about a low counter that never came.' });
    const disputed = await venue('Disputed claim', { LowCounters: 1 });
    await givenReview(service, disputed, 22, {
      verifyLowCounters: 2,
      detailedReview: 'The low counter is a store for boxes.',
    });
    await venue('Has one', { LowCounters: 1 });
    expect(await names('#LowCounter')).toEqual(['Has one']);
  });

  it('takes who agrees that there is none for a no, and who disagrees with a no for a yes', async () => {
    const agreed = await venue('Rightly none', { QuietSpaces: 2 });
    await givenReview(service, agreed, 23, { verifyQuietSpaces: 1 });
    const found = await venue('Wrongly none', { QuietSpaces: 2 });
    await givenReview(service, found, 24, { verifyQuietSpaces: 2 });
    const split = await venue('In dispute', { QuietSpaces: 1 });
    await givenReview(service, split, 25, { verifyQuietSpaces: 1 });
    await givenReview(service, split, 26, { verifyQuietSpaces: 2 });
    expect(await names('#QuietSpace')).toEqual(['Wrongly none']);
  });

  it('does not take a bad review for a recommendation', async () => {
    const id = await venue('Badly reviewed');
    await givenReview(service, id, 31, {
      detailedReview: 'Nobody here had ever heard of dyslexia.',
      mobilityRating: 1,
    });
    const liked = await venue('Well reviewed');
    await givenReview(service, liked, 32, { detailedReview: 'Menus for people with dyslexia.', mobilityRating: 5 });
    expect(await names('#Dyslexia')).toEqual(['Well reviewed']);
  });

  it('needs all words of a phrase in one review, and takes a word that goes on', async () => {
    const id = await venue('Doors');
    await givenReview(service, id, 41, { detailedReview: 'Audio tours, and a description of the doors.' });
    expect(await names('#AudioDescription')).toEqual(['Doors']);
    expect(await names('#TactilePaving')).toEqual([]);
    const ramps = await venue('Ramps');
    await givenReview(service, ramps, 42, { detailedReview: 'Three ramps lead up to the hall.' });
    expect(await names('#Ramp')).toEqual(['Ramps']);
  });

  it('puts the best known first, and the home country before that', async () => {
    const place = async (name: string, country: string, importance: number) => {
      const id = await venue(name, { StepFreeAccess: 1 });
      await database.query(
        sql`UPDATE venue SET country_code = ${country}, importance = ${importance} WHERE id = ${id}`,
      );
    };
    await place('Little Halt', 'GB', 0.1);
    await place('Great Central', 'GB', 0.6);
    await place('Hauptbahnhof', 'DE', 0.9);
    expect(await names('#StepFree')).toEqual(['Hauptbahnhof', 'Great Central', 'Little Halt']);
    expect(await names('#StepFree', 'userCountry=UK')).toEqual(['Great Central', 'Little Halt', 'Hauptbahnhof']);
  });
});
