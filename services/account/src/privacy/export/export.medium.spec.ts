import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import type { ExportRequest, PrivacyOverview } from '@waymark/contracts-account';
import { communityExportPart } from '@waymark/contracts-community';
import type { Problem } from '@waymark/contracts-core';
import { mapsExportPart } from '@waymark/contracts-maps';
import { reviewsExportPart } from '@waymark/contracts-reviews';
import { declaredSections, JetStreamStrategy, newExportKeys, sealParts } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type OwnAccount, bodyOf, ownAccount } from '../../../test/account-service';
import { exportActs, NOTHING, REVIEWS } from '../../../test/export-acts';
import { sessionHash } from '@waymark/edge-kit';
import { ACCOUNT_TABLES } from '../privacy.declaration';

let account: OwnAccount;
beforeAll(
  async () => void (account = await ownAccount({ EXPORT_WAIT_SECONDS: '2', AUTH_LIMIT_FACTOR: '1000' })),
  60_000,
);
afterAll(() => account?.stop());

const { newMember, ask, list, answers, allAnswer, finished, download, opened } = exportActs(() => account);

describe('an export (A4.20, A4.21, A4.22, A7.27, A10.89)', () => {
  it('is complete: one file for people, one JSON from each slice, files as they were (A10.88)', async () => {
    const { cookie, id } = await newMember('export.ana');
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
    expect(strFromU8(files['reviews/photo-1.webp'] ?? new Uint8Array())).toBe('picture');
    const own = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())) as {
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
    const page = strFromU8(files['your-data.html'] ?? new Uint8Array());
    expect(page).toContain('A ramp &amp; &lt;b&gt;wide&lt;/b&gt; doors');
    expect(page).toContain('Jan 5, 2024');
    expect(page).toContain('marked-need');
  });

  it('leaves no key and nothing readable behind once it is made (A10.81)', async () => {
    const { cookie } = await newMember('export.ben');
    const { id } = await bodyOf<ExportRequest>(await ask(cookie));
    await allAnswer(id);
    await finished(cookie);
    expect(
      await account.sql.one(sql`SELECT sealed_private_key AS key FROM data_export_request WHERE id = ${id}::uuid`),
    ).toEqual({ key: null });
    expect(await account.sql.query(sql`SELECT 1 FROM data_export_part WHERE export_id = ${id}::uuid`)).toEqual([]);
    const file = await account.sql.one<{ encrypted: Buffer }>(
      sql`SELECT encrypted FROM data_export_file WHERE export_id = ${id}::uuid`,
    );
    expect(file?.encrypted.subarray(0, 2).toString()).not.toBe('PK');
    const mail = await account.sql.query(
      sql`SELECT 1 FROM mail WHERE template = 'export-ready' AND member_id = (SELECT user_id FROM data_export_request WHERE id = ${id}::uuid)`,
    );
    expect(mail).toHaveLength(1);
  });

  it('says which part of the site did not answer in time, and is made without it (A10.86)', async () => {
    const { cookie } = await newMember('export.cho');
    const { id } = await bodyOf<ExportRequest>(await ask(cookie));
    await answers(reviewsExportPart.type, id, REVIEWS);
    const request = await finished(cookie);
    expect(request).toMatchObject({ status: 'ready', missing: ['community', 'maps'] });
    const page = strFromU8((await opened(cookie, request))['your-data.html'] ?? new Uint8Array());
    expect(page).toContain('Not complete');
    expect(page).toContain('Maps and footpath reports');
  });

  it('runs one at a time, and three times a day', async () => {
    const { cookie } = await newMember('export.dee');
    const first = await bodyOf<ExportRequest>(await ask(cookie));
    const second = await ask(cookie);
    expect([second.status, (await bodyOf<Problem>(second)).code]).toEqual([409, 'privacy.export-running']);
    await allAnswer(first.id);
    await finished(cookie);
    for (let time = 2; time <= 3; time += 1) {
      const { id } = await bodyOf<ExportRequest>(await ask(cookie));
      await allAnswer(id);
      await until('the end', 10_000, async () =>
        (await list(cookie)).every(({ status }) => status !== 'pending') ? true : null,
      );
    }
    const fourth = await ask(cookie);
    expect([fourth.status, (await bodyOf<Problem>(fourth)).code, fourth.headers.has('retry-after')]).toEqual([
      429,
      'privacy.too-many-exports',
      true,
    ]);
  });

  it('is its owner’s alone, for a day, and for somebody who proved lately who they are', async () => {
    const owner = await newMember('export.eli');
    const other = await newMember('export.fay');
    const { id } = await bodyOf<ExportRequest>(await ask(owner.cookie));
    await allAnswer(id);
    const request = await finished(owner.cookie);
    expect((await download(other.cookie, request)).status).toBe(404);
    expect(await list(other.cookie)).toEqual([]);
    expect((await account.call(request.downloadUrl ?? '')).status).toBe(401);
    await account.sql.query(
      sql`UPDATE session SET sess = jsonb_set(sess, '{provedAt}', to_jsonb((now() - interval '16 minutes')::text)) WHERE sess->'memberId' = to_jsonb(${owner.id}::int)`,
    );
    const stale = await download(owner.cookie, request);
    expect([stale.status, (await bodyOf<Problem>(stale)).code]).toEqual([403, 'auth.prove-again']);
    expect((await ask(owner.cookie)).status).toBe(403);
    await account.sql.query(
      sql`UPDATE session SET sess = jsonb_set(sess, '{provedAt}', to_jsonb(now()::text)) WHERE sess->'memberId' = to_jsonb(${owner.id}::int)`,
    );
    await account.sql.query(sql`UPDATE data_export_request SET expires_at = now() WHERE id = ${id}::uuid`);
    expect((await download(owner.cookie, request)).status).toBe(404);
    const overview = await bodyOf<PrivacyOverview>(await account.browse(owner.cookie, 'GET', '/api/privacy'));
    expect(overview.exports).toMatchObject([{ id, status: 'expired', downloadUrl: null }]);
  });

  it('says so when it could not be put together, and destroys the key', async () => {
    const { cookie } = await newMember('export.hal');
    const { id } = await bodyOf<ExportRequest>(await ask(cookie));
    const other = await newExportKeys();
    const [sealed = ''] = await sealParts(other.publicKey, JSON.stringify(NOTHING));
    const data = { exportId: id, part: 1, parts: 1, sealed };
    await account.app.get(JetStreamStrategy).dispatch({
      id: randomUUID(),
      type: reviewsExportPart.type,
      time: new Date().toISOString(),
      aggregateId: id,
      aggregateVersion: 1,
      correlationId: null,
      data,
    });
    await answers(communityExportPart.type, id, NOTHING);
    await answers(mapsExportPart.type, id, NOTHING);
    expect(await finished(cookie)).toMatchObject({ status: 'failed', downloadUrl: null });
    expect(
      await account.sql.one(sql`SELECT sealed_private_key AS key FROM data_export_request WHERE id = ${id}::uuid`),
    ).toEqual({ key: null });
    expect((await ask(cookie)).status).toBe(201);
  });

  it('is begun once when the request is repeated with its key', async () => {
    const { cookie } = await newMember('export.ida');
    const repeat = async () => {
      const found = await account.lookup(sessionHash(cookie.replace('sid=', '')));
      const { memberId } = (await found.json()) as { memberId: number };
      return account.as(memberId, 'POST', '/api/privacy/export', undefined, {
        cookie,
        'idempotency-key': 'same-key-again',
      });
    };
    const first = await bodyOf<ExportRequest>(await repeat());
    expect(await bodyOf<ExportRequest>(await repeat())).toEqual(first);
    expect(await list(cookie)).toHaveLength(1);
  });

  it('takes no part that comes twice or late', async () => {
    const { cookie } = await newMember('export.gus');
    const { id } = await bodyOf<ExportRequest>(await ask(cookie));
    await answers(reviewsExportPart.type, id, REVIEWS);
    await answers(reviewsExportPart.type, id, NOTHING);
    await answers(communityExportPart.type, id, NOTHING);
    await answers(mapsExportPart.type, id, NOTHING);
    const request = await finished(cookie);
    await answers(reviewsExportPart.type, id, NOTHING);
    expect(Object.keys(await opened(cookie, request))).toContain('reviews/photo-1.webp');
  });
});
