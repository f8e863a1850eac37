import { randomUUID } from 'node:crypto';
import type { TripDraft, WholeTripDraft } from '@waymark/contracts-community';
import type { Problem } from '@waymark/contracts-core';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { tripCalls, tripForm } from '../../test/trip-scenario';

describe('drafts of trips (C2.16)', () => {
  let service: CommunityUnderTest;
  const calls = () => tripCalls(service);
  const list = async (as = 1) => (await service.call<TripDraft[]>('GET', '/api/trip-drafts', { as })).body;
  const read = (id: string, as = 1) => service.call<WholeTripDraft & Problem>('GET', `/api/trip-drafts/${id}`, { as });

  beforeAll(async () => void (service = await sharedCommunity()));

  it('keep all input, valid or not, for its author', async () => {
    const id = randomUUID();
    const form = { title: 'Os', tags: ['hearing'], startDate: 'May', days: [{ content: '**half' }] };
    const saved = await calls().saveDraft(id, { version: 0, form });
    expect([saved.status, saved.body]).toMatchObject([200, { id, version: 1, title: 'Os', blogId: null }]);
    expect((await read(id)).body.form).toEqual(form);
    expect(await list()).toMatchObject([{ id, title: 'Os' }]);
    expect([(await read(id, 2)).status, await list(2)]).toEqual([404, []]);
    expect((await calls().saveDraft(id, { version: 1, form: {} }, 2)).body.code).toBe('draft.not-found');
  });

  it('sent again after a lost response stay unchanged; typed in two windows, the second gets a conflict', async () => {
    const id = randomUUID();
    await calls().saveDraft(id, { version: 0, form: { title: 'One' } });
    expect((await calls().saveDraft(id, { version: 0, form: { title: 'One' } })).body.version).toBe(1);
    expect((await calls().saveDraft(id, { version: 1, form: { title: 'Two' } })).body.version).toBe(2);
    const late = await calls().saveDraft(id, { version: 1, form: { title: 'Other' } });
    expect([late.status, late.body.code, (await read(id)).body.form.title]).toEqual([409, 'draft.changed', 'Two']);
  });

  it('go with the trip that is made of them, and with nothing less', async () => {
    const id = randomUUID();
    await calls().saveDraft(id, { version: 0, form: { title: 'Half' } });
    const path = `/api/trip-blogs?draft=${id}`;
    expect((await service.call('POST', path, { as: 1, body: tripForm({ title: 'No' }) })).status).toBe(422);
    expect((await read(id)).status).toBe(200);
    expect((await service.call('POST', path, { as: 2, body: tripForm() })).status).toBe(201);
    expect((await read(id)).status).toBe(200);
    expect((await service.call('POST', path, { as: 1, body: tripForm() })).status).toBe(201);
    expect((await read(id)).status).toBe(404);
    expect((await calls().saveDraft(id, { version: 1, form: {} })).body.code).toBe('draft.not-found');
  });

  it('are one for each trip, and only the author’s', async () => {
    const blogId = (await calls().create()).body.id;
    expect((await calls().saveDraft(randomUUID(), { version: 0, blogId, form: {} })).status).toBe(200);
    expect((await calls().saveDraft(randomUUID(), { version: 0, blogId, form: {} })).body.code).toBe('draft.elsewhere');
    expect((await calls().saveDraft(randomUUID(), { version: 0, blogId, form: {} }, 2)).body.code).toBe(
      'trip.not-found',
    );
    await calls().remove(blogId);
    expect((await list()).map((draft) => draft.blogId)).not.toContain(blogId);
  });

  it('are twenty at most, also when thirty are begun at once, and can be thrown away', async () => {
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => calls().saveDraft(id, { version: 0, form: {} }, 9)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('draft.too-many');
    const [one] = await list(9);
    const remove = async () => (await service.call('DELETE', `/api/trip-drafts/${one?.id}`, { as: 9 })).status;
    expect([await remove(), await remove()]).toEqual([204, 204]);
    expect(await list(9)).toHaveLength(19);
  });
});
