import { strToU8, zipSync, type Zippable } from 'fflate';
import { DATA_HOLDERS } from '@waymark/contracts-core';
import type { ExportContent } from './export-page';
import { exportPage } from './export-page';

/** A zip: `your-data.html` for people, one JSON for programs from each part of the product, and a folder with its files. */
export function exportArchive(content: ExportContent): Uint8Array {
  const files: Zippable = { 'your-data.html': strToU8(exportPage(content)) };
  for (const slice of DATA_HOLDERS) {
    const held = content.slices[slice];
    if (!held) continue;
    files[`${slice}.json`] = strToU8(
      `${JSON.stringify({ slice, requestedAt: content.requestedAt.toISOString(), sections: held.sections }, null, 2)}\n`,
    );
    // Pictures are compressed already.
    for (const { name, base64 } of held.files)
      files[`${slice}/${name}`] = [Buffer.from(base64, 'base64'), { level: 0 }];
  }
  return zipSync(files, { mtime: content.requestedAt });
}
