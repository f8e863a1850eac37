import { unzipSync } from 'fflate';
import { type ExportRequest, exportRequested } from '@waymark/contracts-account';
import { communityExportPart } from '@waymark/contracts-community';
import type { SliceExport } from '@waymark/contracts-core';
import { mapsExportPart } from '@waymark/contracts-maps';
import { reviewsExportPart } from '@waymark/contracts-reviews';
import { type PublicExportKey, sealParts } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type AccountUnderTest, bodyOf } from './account-service';
import { arrives, told } from './events';

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

/** Actions of members and other slices during an export. */
export function exportActs(account: () => AccountUnderTest) {
  const ask = (cookie: string) => account().browse(cookie, 'POST', '/api/privacy/export');
  const list = async (cookie: string) =>
    bodyOf<ExportRequest[]>(await account().browse(cookie, 'GET', '/api/privacy/export'));
  async function answers(part: { type: string }, exportId: string, held: SliceExport): Promise<void> {
    const [question] = await told<{ publicKey: PublicExportKey }>(account(), exportRequested, exportId);
    if (!question) throw new Error('nobody was asked');
    const sealed = await sealParts(question.publicKey, JSON.stringify(held));
    for (const [index, text] of sealed.entries()) {
      const data = { exportId, part: index + 1, parts: sealed.length, sealed: text };
      await arrives(account(), part, data, { aggregateId: exportId });
    }
  }
  async function allAnswer(exportId: string): Promise<void> {
    await answers(reviewsExportPart, exportId, REVIEWS);
    await answers(communityExportPart, exportId, NOTHING);
    await answers(mapsExportPart, exportId, NOTHING);
  }
  const finished = (cookie: string) =>
    until('the export', 10_000, async () => (await list(cookie)).find(({ status }) => status !== 'pending') ?? null);
  const download = async (cookie: string, { downloadUrl }: ExportRequest) =>
    account().browse(cookie, 'GET', downloadUrl ?? '');
  const opened = async (cookie: string, request: ExportRequest) =>
    unzipSync(new Uint8Array(await (await download(cookie, request)).arrayBuffer()));
  return { ask, list, answers, allAnswer, finished, download, opened };
}
