import { readdir } from 'node:fs/promises';
import { RemoveUnusedPhotos } from '@waymark/service-kit/photo';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { dayForm, tripCalls } from '../../test/trip-scenario';

describe('photos of trips (C2.15)', () => {
  let service: CommunityUnderTest;
  const calls = () => tripCalls(service);
  const files = async () =>
    (await readdir(service.photoFolder, { recursive: true })).filter((name) => name.endsWith('.webp')).length;
  const statusOf = async (url: string) => (await service.call('GET', url)).status;
  const described = ({ id }: { id: string }, description = 'A gate.') => ({ id, description });
  const older = () => service.sql.query(sql`UPDATE trip_photo SET unused_since = now() - interval '73 hours'`);

  beforeAll(async () => void (service = await sharedCommunity()));

  it('stand at their day in their order, and as the cover, with their descriptions', async () => {
    const [cover, one, two] = [await calls().upload(), await calls().upload(), await calls().upload()];
    const days = [dayForm(2, { photos: [described(two, 'A ramp.'), described(one)] }), dayForm(1)];
    const covered = { coverImageUrl: cover.url, coverDescription: 'The square at dusk.' };
    const { status, body } = await calls().create({ ...covered, days });
    expect([status, body]).toMatchObject([
      201,
      {
        ...covered,
        featuredImage: cover.url,
        coverThumbUrl: cover.thumbUrl,
        coverIsPicture: true,
        days: [{ photos: [] }, { photos: [{ id: two.id, description: 'A ramp.' }, { id: one.id }] }],
      },
    ]);
    expect((await calls().create({ days })).body.fieldErrors).toHaveProperty(['days.0.photos.0.id']);
    expect(await statusOf(cover.thumbUrl)).toBe(200);
  });

  it('are taken out and moved; those that nothing has go later, those that a draft names stay', async () => {
    const [one, two, three] = [await calls().upload(), await calls().upload(), await calls().upload()];
    const { id, days } = (
      await calls().create({ days: [dayForm(1, { photos: [one, two, three].map((p) => described(p)) })] })
    ).body;
    const changed = await calls().change(id, {
      version: 1,
      days: [dayForm(1, { id: days[0]?.id }), dayForm(2, { photos: [described(two)] })],
    });
    expect(changed.body.days.map(({ photos }) => photos.map((photo) => photo.id))).toEqual([[], [two.id]]);
    await calls().saveDraft('6f9619ff-8b86-4d01-b42d-00cf4fc964ff', {
      version: 0,
      form: { days: [{ photos: [{ id: three.id }] }] },
    });
    await older();
    await service.app.get(RemoveUnusedPhotos).run();
    expect([await statusOf(one.url), await statusOf(two.url), await statusOf(three.url)]).toEqual([404, 200, 200]);
  });

  it('of another member are not taken', async () => {
    const photos = [described(await calls().upload(8))];
    const answer = await calls().create({ days: [dayForm(1, { photos })] });
    expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([422, ['days.0.photos.0.id']]);
  });

  it('go with their trip at once, with their files', async () => {
    const before = await files();
    const [cover, one] = [await calls().upload(), await calls().upload()];
    const { id } = (
      await calls().create({
        coverImageUrl: cover.url,
        coverDescription: 'A pier.',
        days: [dayForm(1, { photos: [described(one)] })],
      })
    ).body;
    await calls().remove(id);
    expect([await files(), await statusOf(cover.url), await statusOf(one.url)]).toEqual([before, 404, 404]);
  });

  it('are in the export with days and drafts, and leave with the member; their likes are counted again (C9.3)', async () => {
    const [used, unused] = [await calls().upload(31), await calls().upload(31)];
    const liked = (await calls().create({}, 32)).body.id;
    await calls().like(liked, true, 31);
    const own = (await calls().create({ days: [dayForm(1, { content: 'My day.', photos: [described(used)] })] }, 31))
      .body.id;
    await calls().saveDraft('7f9619ff-8b86-4d01-b42d-00cf4fc964ff', { version: 0, form: { title: 'Half' } }, 31);
    const { sections, files: exported } = await service.privacy.export(31);
    const rows = (id: string) => sections.find((section) => section.id === id)?.rows.length;
    expect(['trips', 'trip-days', 'trip-photos', 'trip-likes', 'trip-drafts'].map(rows)).toEqual([1, 1, 2, 1, 1]);
    expect(exported.map(({ name }) => name).sort()).toEqual([`${used.id}.webp`, `${unused.id}.webp`].sort());
    await service.leave(31);
    expect((await calls().read(own)).status).toBe(404);
    expect((await calls().read(liked)).body.totalLikes).toBe(0);
    expect([await statusOf(used.url), await statusOf(unused.url)]).toEqual([404, 404]);
    expect((await calls().create({}, 31)).status).toBe(401);
  });
});
