import { PLAIN_EMAIL, plainEmailSchema, type PlainEmail } from '@waymark/contracts-community';
import type { Problem } from '@waymark/contracts-core';
import {
  ownerEmailDue,
  type DeskClaim,
  type OwnClaim,
  type VenueDetail,
  type VenueReply,
  type VenueSays,
} from '@waymark/contracts-reviews';
import { Database, openText } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { SECRET, type ReviewsService } from './reviews-service';
import { givenVenue } from './scenario';

/** A moderator. */
export const STAFF = 900;

interface Options {
  as?: number;
  key?: string;
}

/** Creates venues with their own websites, and calls for the owner of the newest. */
export function ownedPlaces(service: ReviewsService) {
  let venueId = 0;
  let owner = 100;
  let places = 0;
  /** Creates another venue, with new members: `owner` and the nine after it. */
  async function next(): Promise<{ owner: number; venueId: number; host: string }> {
    owner += 10;
    places += 1;
    await besides(`Owned place ${places}`);
    await website(`https://www.place${places}.co.uk/visit`);
    return { owner, venueId, host: `place${places}.co.uk` };
  }
  /** Creates a venue without a website, which all later calls use. */
  async function besides(name: string): Promise<void> {
    venueId = (await givenVenue(service, name)).id;
  }

  const database = () => service.get(Database);
  const website = (url: string | null) =>
    database().query(sql`UPDATE venue SET website_url = ${url} WHERE id = ${venueId}`);
  const at = (name: string) => `${name}@place${places}.co.uk`;
  const post = (what: string, body: object | undefined, { as = owner, key }: Options = {}) =>
    service.call<OwnClaim & Problem>('POST', `/api/venues/${venueId}/owner/${what}`, { as, key, body });
  const own = async (as = owner) =>
    (await service.call<OwnClaim>('GET', `/api/venues/${venueId}/owner/claim`, { as })).body;
  const send = (address: string, options?: Options) => post('codes', { address }, options);
  const again = () => post('codes/again', undefined);
  const claim = (code: string, options?: Options) => post('claim', { code }, options);
  const ask = (as = owner, words = 'I am the manager; call the front desk.') => post('requests', { words }, { as });
  const giveUp = (as = owner) => service.call<Problem>('DELETE', `/api/venues/${venueId}/owner/claim`, { as });
  const says = async () => (await service.call<VenueSays>('GET', `/api/venues/${venueId}/owner`)).body;
  const sayFact = (feature: string, value: string | null, as = owner) =>
    service.call<Problem>('PUT', `/api/venues/${venueId}/owner/facts/${feature}`, { as, body: { value } });
  const reply = (reviewId: number, text: string, method = 'POST', as = owner) =>
    service.call<VenueReply & Problem>(method, `/api/reviews/${reviewId}/owner-answer`, { as, body: { text } });
  const page = async () => (await service.call<VenueDetail>('GET', `/api/venues/${venueId}`)).body;
  const shownReply = async (reviewId: number) => (await page()).reviews.find(({ id }) => id === reviewId)?.venueReply;
  const desk = async (state = 'waiting') => {
    const path = `/api/admin/owners?state=${state}&limit=50`;
    const { body } = await service.call<DeskClaim[]>('GET', path, { as: STAFF, role: 'moderator' });
    return body.filter((one) => one.venueId === venueId);
  };
  const decide = (act: string, version: number, { member = owner, as = STAFF, role = 'moderator' as const } = {}) =>
    service.call<DeskClaim & Problem>('PUT', `/api/admin/owners/${venueId}/${member}`, {
      as,
      role,
      body: { act, reason: 'The website names them.', version },
    });
  async function letters(): Promise<PlainEmail[]> {
    const rows = await database().query<{ data: { sealed: string } }>(
      sql`SELECT data FROM outbox WHERE type = ${ownerEmailDue.type} ORDER BY seq`,
    );
    return Promise.all(
      rows.map(async ({ data }) =>
        plainEmailSchema.parse(JSON.parse(await openText(SECRET, PLAIN_EMAIL, data.sealed))),
      ),
    );
  }
  const newestCode = async () => (await letters()).at(-1)?.paragraphs[1] ?? '';
  async function owns(as = owner): Promise<void> {
    await send(at(`info${as}`), { as });
    const { status } = await claim(await newestCode(), { as });
    if (status !== 201) throw new Error(`claim: ${status}`);
  }
  const codes = () =>
    database().query<{ hash: string | null; sealed: string | null }>(
      sql`SELECT code_hash AS hash, address_sealed AS sealed FROM owner_code WHERE venue_id = ${venueId} ORDER BY id`,
    );
  return {
    next,
    besides,
    database,
    website,
    at,
    own,
    send,
    again,
    claim,
    ask,
    giveUp,
    says,
    sayFact,
    reply,
    page,
    shownReply,
    desk,
    decide,
    letters,
    newestCode,
    owns,
    codes,
  };
}
