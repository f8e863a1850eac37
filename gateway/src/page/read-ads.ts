import { readFile } from 'node:fs/promises';
import { adsSchema, type Ad } from '@waymark/contracts-core';

/**
 * Reads the operator's advertisements; returns none without a file. An invalid file stops the start with an error that
 * says where it is wrong.
 */
export async function readAds(file: string | undefined): Promise<Ad[]> {
  if (!file) return [];
  const parsed = adsSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The advertisements in ADS_FILE are not valid:\n${lines.join('\n')}`);
}
