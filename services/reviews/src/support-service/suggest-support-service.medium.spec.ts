import type { Problem } from '@waymark/contracts-core';
import type { SupportService } from '@waymark/contracts-reviews';
import { Database, ForgetSenders } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';
import { EraseMember } from '../privacy/erase-member';
import { GatherMember } from '../privacy/gather-member';
import { SupportServiceWriter } from './support-service.writer';
import { acceptSuggestion, listSuggestions, refuseSuggestion } from './decide-suggestion';
import { SuggestionRepository } from './suggestion.repository';

const WORDS = {
  name: 'Wheels for Leeds',
  type: 'wheelchair_rental',
  city: 'Leeds',
  phone: '0113 496 0000',
  languages: 'English, Polish',
  howKnown: 'I rent there.',
};

describe('a suggested support service (SL14)', () => {
  let service: ReviewsService;
  let database: Database;
  let tools: Parameters<typeof acceptSuggestion>[0];
  let senders = 0;
  const someAddress = () => `10.2.0.${(senders += 1)}`;
  const send = (
    more: object = {},
    { as, key, from = someAddress() }: { as?: number; key?: string; from?: string } = {},
  ) =>
    service.call<{ id: number } & Problem>('POST', '/api/support-services/suggestions', {
      as,
      key,
      body: { ...WORDS, ...more },
      headers: { 'x-forwarded-for': from },
    });
  const listed = async () => (await service.call<SupportService[]>('GET', '/api/support-services')).body;
  const told = (id: number) =>
    database.query<{ data: unknown }>(
      sql`SELECT data FROM outbox WHERE type = 'reviews.support-service.suggested.v1' AND aggregate_id = ${String(id)}`,
    );

  beforeAll(async () => {
    service = await sharedReviews();
    database = service.get(Database);
    tools = { database, suggestions: service.get(SuggestionRepository), writer: service.get(SupportServiceWriter) };
  }, 90_000);

  it('of a visitor is held, announced without its text, and shown once staff accept it', async () => {
    const { status, body } = await send();
    expect([status, await listed()]).toEqual([201, []]);
    expect(await told(body.id)).toEqual([
      { data: { suggestionId: body.id, type: 'wheelchair_rental', isChange: false } },
    ]);
    expect(await listSuggestions(tools)).toContain('name: Wheels for Leeds');
    expect(await acceptSuggestion(tools, body.id)).toBe('Accepted: Wheels for Leeds is on the list.');
    const shown = { name: 'Wheels for Leeds', city: 'Leeds', description: 'Languages: English, Polish.' };
    expect(await listed()).toMatchObject([{ ...shown, isDue: false, source: null }]);
    expect(await acceptSuggestion(tools, body.id)).toBe(`No suggestion ${body.id} waits.`);
  });

  it('that changes an entry takes its place, and one of an unknown entry is refused', async () => {
    const [known] = await listed();
    const { body } = await send({ serviceId: known?.id, phone: '0113 496 0001' });
    expect(await told(body.id)).toMatchObject([{ data: { isChange: true } }]);
    await acceptSuggestion(tools, body.id);
    expect(await listed()).toMatchObject([{ id: known?.id, phone: '0113 496 0001' }]);
    expect((await send({ serviceId: 999_999 })).body.fieldErrors).toEqual({
      serviceId: 'We do not know this service.',
    });
  });

  it('stays off the list when it is refused', async () => {
    const { body } = await send({ name: 'Nothing for us' });
    expect(await refuseSuggestion(tools, body.id)).toBe('Refused: Nothing for us stays off the list.');
    expect((await listed()).map(({ name }) => name)).not.toContain('Nothing for us');
  });

  it('names the field that is wrong', async () => {
    const { status, body } = await send({ phone: '' });
    const phone = 'Enter a phone number, an email address or a website.';
    expect([status, body.fieldErrors]).toEqual([422, { phone }]);
  });

  it('takes a web address as people type it', async () => {
    const { body } = await send({ website: 'www.example.org/help' });
    expect(await tools.suggestions.waiting()).toContainEqual(
      expect.objectContaining({ id: body.id, website: 'https://www.example.org/help' }),
    );
  });

  it('is taken five times in ten minutes from one address, and a key is one suggestion', async () => {
    const from = someAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({}, { from })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 429)?.headers.has('retry-after')).toBe(true);
    const both = await Promise.all([send({}, { key: 'one-and-the-same' }), send({}, { key: 'one-and-the-same' })]);
    expect(both[0].body.id).toBe(both[1].body.id);
  });

  it('of a program is stored for staff, and nobody is notified', async () => {
    const { status, body } = await send({ nickname: 'Bot' });
    expect([status, await told(body.id)]).toEqual([201, []]);
    expect((await tools.suggestions.waiting()).at(-1)).toMatchObject({ id: body.id, isSuspected: true });
  });

  it('forgets the sender’s address once the limit no longer looks at it', async () => {
    const { body } = await send();
    await database.query(
      sql`UPDATE support_service_suggestion SET created_at = now() - interval '11 minutes' WHERE id = ${body.id}`,
    );
    await service.get(ForgetSenders).run();
    const rows = await database.query(sql`SELECT sender_key FROM support_service_suggestion WHERE id = ${body.id}`);
    expect(rows).toEqual([{ sender_key: null }]);
  });

  it('of a member is exported to them, and gone when they go', async () => {
    await send({ name: 'Of member 77' }, { as: 77 });
    const { sections } = await service.get(GatherMember).run(77);
    expect(JSON.stringify(sections.find(({ id }) => id === 'service-suggestions')?.rows)).toContain('Of member 77');
    await database.transaction((tx) => service.get(EraseMember).run(tx, 77, 'delete'));
    expect((await tools.suggestions.waiting()).map(({ name }) => name)).not.toContain('Of member 77');
  });
});
