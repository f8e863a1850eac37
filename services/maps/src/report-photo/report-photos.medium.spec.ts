import { readdir } from 'node:fs/promises';
import type { Problem } from '@waymark/contracts-core';
import type { UploadedReportPhoto } from '@waymark/contracts-maps';
import { RemoveUnusedPhotos } from '@waymark/service-kit/photo';
import { photoForm, plain } from '@waymark/testing/pictures';
import sql from 'sql-template-tag';
import { reportCalls } from '../../test/report-scenario';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';

const PATH = '/api/footpath-reports/photos';

describe('photos of reports (M14.5a)', () => {
  let service: MapsUnderTest;
  let made = 0;
  /** Each of another size. */
  const upload = async (as?: number, from = '192.0.2.1') => {
    const bytes = await plain(20 + (made += 1), 20)
      .jpeg()
      .toBuffer();
    const headers = { 'x-forwarded-for': from };
    const answer = await service.call<UploadedReportPhoto & Problem>('POST', PATH, {
      as,
      headers,
      body: photoForm(bytes),
    });
    return { ...answer.body, status: answer.status };
  };
  const calls = () => reportCalls(service);
  const statusOf = async (url: string) => (await service.call('GET', url)).status;
  const files = async () =>
    (await readdir(service.photoFolder, { recursive: true })).filter((name) => name.endsWith('.webp')).length;
  const described = ({ id }: { id: string }, description = 'A high kerb.') => ({ id, description });

  beforeAll(async () => void (service = await sharedMaps()));

  it('stand in the report in their order, with their descriptions, of members and of visitors', async () => {
    for (const member of [undefined, 5]) {
      const [first, second] = [await upload(member), await upload(member)];
      const photos = [described(second, 'The kerb.'), described(first, 'The street.')];
      const { id } = (await calls().report({ photos }, member)).body;
      expect((await calls().read(id)).body.photos).toMatchObject(photos);
      expect((await calls().list()).body.find((report) => report.id === id)?.photos).toMatchObject(photos);
    }
  });

  it.each([
    ['one that nobody sent', async () => '7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5f'],
    ["another member's", async () => (await upload(7)).id],
  ])('%s: the report says what is wrong, and nothing is kept', async (_what, photo) => {
    const before = (await service.sql.query(sql`SELECT 1 FROM footpath_report`)).length;
    const { status, body } = await calls().report({ photos: [described({ id: await photo() })] }, 6);
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, ['photos.0.id']]);
    expect(await service.sql.query(sql`SELECT 1 FROM footpath_report`)).toHaveLength(before);
  });

  it('belong to one report', async () => {
    const photos = [described(await upload(8))];
    expect((await calls().report({ photos }, 8)).status).toBe(201);
    expect((await calls().report({ photos }, 8)).status).toBe(422);
  });

  it('can be taken out and put in another order while the report can be corrected', async () => {
    const [first, second] = [await upload(9), await upload(9)];
    const { id } = (await calls().report({ photos: [described(first), described(second)] }, 9)).body;
    const corrected = await calls().correct(id, { photos: [described(second, 'The crossing.')] }, 9);
    expect(corrected.body.photos).toMatchObject([{ id: second.id, description: 'The crossing.' }]);
    expect((await calls().correct(id, { severity: 'minor' }, 9)).body.photos).toHaveLength(1);
  });

  it('wait by fifteen for each sender: visitors by address, members by themselves', async () => {
    const from = '198.51.100.7';
    const { id } = await upload(undefined, from);
    await service.sql.query(sql`
      INSERT INTO report_photo (id, sender_key, width, height, full_file, thumb_file)
      SELECT gen_random_uuid(), sender_key, width, height, full_file, thumb_file
      FROM report_photo, generate_series(1, 14) WHERE id = ${id}::uuid`);
    expect(await upload(undefined, from)).toMatchObject({ status: 429, code: 'photo.too-many' });
    expect((await upload(undefined, '198.51.100.8')).status).toBe(201);
    expect((await upload(10, from)).status).toBe(201);
    const [row] = await service.sql.query(sql`SELECT string_agg(sender_key, ' ') AS keys FROM report_photo`);
    expect(JSON.stringify(row)).not.toContain(from);
  }, 60_000);

  it('are deleted with their files after a day if no report uses them; others stay, without their location', async () => {
    const [old, used] = [await upload(), await upload()];
    await calls().report({ photos: [described(used)] });
    await service.sql.query(
      sql`UPDATE report_photo SET created_at = now() - interval '25 hours' WHERE id IN (${old.id}::uuid, ${used.id}::uuid)`,
    );
    const before = await files();
    expect(await service.app.get(RemoveUnusedPhotos).run()).toBe(1);
    expect([await files(), await statusOf(old.url), await statusOf(used.url)]).toEqual([before - 2, 404, 200]);
    expect(await service.sql.query(sql`SELECT sender_key FROM report_photo WHERE id = ${used.id}::uuid`)).toEqual([
      { sender_key: null },
    ]);
  });

  it.each(['anonymise', 'delete'] as const)(
    'are in the export, and go or stay as the member chooses: %s',
    async (reviews) => {
      const member = reviews === 'delete' ? 31 : 32;
      const [used, unused] = [await upload(member), await upload(member)];
      await calls().report({ photos: [described(used)] }, member);
      expect((await service.privacy.export(member)).files).toHaveLength(2);
      await service.privacy.leave(member, reviews);
      expect([await statusOf(used.url), await statusOf(unused.url)]).toEqual([reviews === 'delete' ? 404 : 200, 404]);
      expect(await service.sql.query(sql`SELECT 1 FROM report_photo WHERE member_id = ${member}`)).toEqual([]);
    },
  );
});
