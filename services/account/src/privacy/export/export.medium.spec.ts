import { strFromU8, unzipSync } from 'fflate';
import type { ExportRequest, PrivacyOverview } from '@waymark/contracts-account';
import { communityExportPart } from '@waymark/contracts-community';
import { mapsExportPart } from '@waymark/contracts-maps';
import { reviewsExportPart } from '@waymark/contracts-reviews';
import { declaredSections, newExportKeys, sealParts } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, codeOf, sharedLenientAccount } from '../../../test/account-service';
import { arrives } from '../../../test/events';
import { exportActs, NOTHING, REVIEWS } from '../../../test/export-acts';
import { templatesTo } from '../../../test/mailbox';
import { newMember } from '../../../test/members';
import { ACCOUNT_TABLES } from '../privacy.declaration';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedLenientAccount()));

const { ask, list, answers, allAnswer, finished, download, opened } = exportActs(() => account);
const begun = async (cookie: string) => (await bodyOf<ExportRequest>(await ask(cookie))).id;
/** A member whose export is made. */
async function exported(name: string) {
  const member = await newMember(account, name);
  const exportId = await begun(member.cookie);
  await allAnswer(exportId);
  return { ...member, exportId, request: await finished(member.cookie) };
}
const privateKeyOf = (exportId: string) =>
  account.sql.one(sql`SELECT sealed_private_key AS key FROM data_export_request WHERE id = ${exportId}::uuid`);
const textOf = (file: Uint8Array | undefined) => strFromU8(file ?? new Uint8Array());

describe('an export (A4.20, A4.21, A4.22, A7.27, A10.89)', () => {
  it('is complete: one file for people, one JSON file for each slice, and unchanged uploads (A10.88)', async () => {
    const { cookie, id } = await newMember(account, 'export.ana');
    await account.browse(cookie, 'POST', '/api/accessibility-preferences', {
      requiresHearingLoop: 1,
      additionalNeeds: 'marked-need',
      consentToHealthData: true,
    });
    const { id: exportId, status } = await bodyOf<ExportRequest>(await ask(cookie));
    expect(status).toBe('pending');
    await allAnswer(exportId);
    const request = await finished(cookie);
    expect(request).toMatchObject({
      id: exportId,
      status: 'ready',
      missing: [],
      downloadUrl: `/api/privacy/export/${exportId}/file`,
    });
    const response = await download(cookie, request);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="your-data.zip"',
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      'account.json',
      'community.json',
      'maps.json',
      'reviews.json',
      'reviews/photo-1.webp',
      'your-data.html',
    ]);
    expect(textOf(files['reviews/photo-1.webp'])).toBe('picture');
    const own = JSON.parse(textOf(files['account.json'])) as {
      sections: { id: string; rows: object[] }[];
    };
    const declared = declaredSections(ACCOUNT_TABLES);
    expect(declared.length).toBeGreaterThan(10);
    expect(own.sections.map((section) => section.id)).toEqual(expect.arrayContaining(declared));
    const rows = Object.fromEntries(own.sections.map((section) => [section.id, section.rows]));
    expect(rows['account']).toMatchObject([
      { memberNumber: id, email: 'export.ana@example.org', displayName: 'Maya Lopez' },
    ]);
    expect(rows['preferences']).toMatchObject([{ additionalNeeds: 'marked-need' }]);
    expect(JSON.stringify(own)).not.toContain('argon2');
    const page = textOf(files['your-data.html']);
    for (const words of ['A ramp &amp; &lt;b&gt;wide&lt;/b&gt; doors', 'Jan 5, 2024', 'marked-need'])
      expect(page).toContain(words);
  });

  it('leaves no key and nothing readable behind once it is made (A10.81)', async () => {
    const { exportId, ...member } = await exported('export.ben');
    expect(await privateKeyOf(exportId)).toEqual({ key: null });
    expect(await account.sql.query(sql`SELECT 1 FROM data_export_part WHERE export_id = ${exportId}::uuid`)).toEqual(
      [],
    );
    const file = await account.sql.one<{ encrypted: Buffer }>(
      sql`SELECT encrypted FROM data_export_file WHERE export_id = ${exportId}::uuid`,
    );
    expect(file?.encrypted.subarray(0, 2).toString()).not.toBe('PK');
    expect((await templatesTo(account, member)).filter((template) => template === 'export-ready')).toHaveLength(1);
  });

  it('says which part of the site did not answer in time, and is made without it (A10.86)', async () => {
    const { cookie } = await newMember(account, 'export.cho');
    const id = await begun(cookie);
    await answers(reviewsExportPart, id, REVIEWS);
    const request = await finished(cookie);
    expect(request).toMatchObject({ status: 'ready', missing: ['community', 'maps'] });
    const page = textOf((await opened(cookie, request))['your-data.html']);
    expect(page).toContain('Not complete');
    expect(page).toContain('Maps and footpath reports');
  });

  it('runs one at a time, and three times a day', async () => {
    const { cookie } = await newMember(account, 'export.dee');
    for (let time = 1; time <= 3; time += 1) {
      const id = await begun(cookie);
      if (time === 1) expect(await codeOf(ask(cookie))).toBe('409 privacy.export-running');
      await allAnswer(id);
      const isOver = async () => (await list(cookie)).every(({ status }) => status !== 'pending') || null;
      await until('the end', 10_000, isOver);
    }
    const fourth = await ask(cookie);
    expect([fourth.headers.has('retry-after'), await codeOf(fourth)]).toEqual([true, '429 privacy.too-many-exports']);
  });

  it('is its owner’s alone, and for a day', async () => {
    const { cookie, exportId: id, request } = await exported('export.eli');
    const other = await newMember(account, 'export.fay');
    expect((await download(other.cookie, request)).status).toBe(404);
    expect(await list(other.cookie)).toEqual([]);
    await account.sql.query(sql`UPDATE data_export_request SET expires_at = now() WHERE id = ${id}::uuid`);
    expect((await download(cookie, request)).status).toBe(404);
    const { exports } = await bodyOf<PrivacyOverview>(await account.browse(cookie, 'GET', '/api/privacy'));
    expect(exports).toMatchObject([{ id, status: 'expired', downloadUrl: null }]);
  });

  it('reports when it could not be built, and destroys the key', async () => {
    const { cookie } = await newMember(account, 'export.hal');
    const id = await begun(cookie);
    const other = await newExportKeys();
    const [sealed = ''] = await sealParts(other.publicKey, JSON.stringify(NOTHING));
    await arrives(account, reviewsExportPart, { exportId: id, part: 1, parts: 1, sealed }, { aggregateId: id });
    await answers(communityExportPart, id, NOTHING);
    await answers(mapsExportPart, id, NOTHING);
    expect(await finished(cookie)).toMatchObject({ status: 'failed', downloadUrl: null });
    expect(await privateKeyOf(id)).toEqual({ key: null });
    expect((await ask(cookie)).status).toBe(201);
  });

  it('is begun once when the request is repeated with its key', async () => {
    const { call, cookie } = await newMember(account, 'export.ida');
    const headers = { cookie, 'idempotency-key': 'same-key-again' };
    const repeat = async () => bodyOf(await call('POST', '/api/privacy/export', undefined, headers));
    expect(await repeat()).toEqual(await repeat());
    expect(await list(cookie)).toHaveLength(1);
  });

  it('takes no part that comes twice or late', async () => {
    const { cookie } = await newMember(account, 'export.gus');
    const id = await begun(cookie);
    await answers(reviewsExportPart, id, REVIEWS);
    await answers(reviewsExportPart, id, NOTHING);
    await answers(communityExportPart, id, NOTHING);
    await answers(mapsExportPart, id, NOTHING);
    const request = await finished(cookie);
    await answers(reviewsExportPart, id, NOTHING);
    expect(Object.keys(await opened(cookie, request))).toContain('reviews/photo-1.webp');
  });
});
