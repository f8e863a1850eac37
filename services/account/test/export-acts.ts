import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import type { ExportRequest } from '@waymark/contracts-account';
import { communityExportPart } from '@waymark/contracts-community';
import type { SliceExport } from '@waymark/contracts-core';
import { mapsExportPart } from '@waymark/contracts-maps';
import { reviewsExportPart } from '@waymark/contracts-reviews';
import { JetStreamStrategy, type PublicExportKey, sealParts } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type AccountUnderTest, bodyOf, cookieOf, registration } from './account-service';

export const NOTHING: SliceExport = { sections: [], files: [] };
export const REVIEWS: SliceExport = {
  sections: [
    {
      id: 'reviews',
      title: 'Your reviews',
      about: 'What you wrote.',
      rows: [{ text: 'A ramp & <b>wide</b> doors', writtenAt: '2024-01-05T10:00:00+00:00' }],
    },
  ],
  files: [{ name: 'photo-1.webp', base64: Buffer.from('picture').toString('base64') }],
};

/** What members and the other slices do when an export is made. */
export function exportActs(account: () => AccountUnderTest) {
  async function newMember(name: string) {
    const response = await account().post('/api/auth/register', registration(name));
    return { id: (await bodyOf<{ id: number }>(response)).id, cookie: cookieOf(response) };
  }
  const ask = (cookie: string) => account().browse(cookie, 'POST', '/api/privacy/export');
  const list = async (cookie: string) =>
    bodyOf<ExportRequest[]>(await account().browse(cookie, 'GET', '/api/privacy/export'));
  const questionOf = async (id: string) =>
    (
      await account().sql.one<{ data: { memberId: number; publicKey: PublicExportKey } }>(
        sql`SELECT data FROM outbox WHERE type = 'account.export.requested.v1' AND aggregate_id = ${id}`,
      )
    )?.data;

  async function answers(type: string, exportId: string, held: SliceExport): Promise<void> {
    const question = await questionOf(exportId);
    if (!question) throw new Error('nobody was asked');
    const sealed = await sealParts(question.publicKey, JSON.stringify(held));
    for (const [index, text] of sealed.entries()) {
      const data = { exportId, part: index + 1, parts: sealed.length, sealed: text };
      await account().app.get(JetStreamStrategy).dispatch({
        id: randomUUID(),
        type,
        time: new Date().toISOString(),
        aggregateId: exportId,
        aggregateVersion: 1,
        correlationId: null,
        data,
      });
    }
  }
  async function allAnswer(exportId: string): Promise<void> {
    await answers(reviewsExportPart.type, exportId, REVIEWS);
    await answers(communityExportPart.type, exportId, NOTHING);
    await answers(mapsExportPart.type, exportId, NOTHING);
  }
  const finished = (cookie: string) =>
    until('the export', 10_000, async () => (await list(cookie)).find(({ status }) => status !== 'pending') ?? null);
  const download = async (cookie: string, { downloadUrl }: ExportRequest) =>
    account().browse(cookie, 'GET', downloadUrl ?? '');
  const opened = async (cookie: string, request: ExportRequest) =>
    unzipSync(new Uint8Array(await (await download(cookie, request)).arrayBuffer()));
  return { newMember, ask, list, questionOf, answers, allAnswer, finished, download, opened };
}
