import { buildKey, parseJson, signedEntrySchema } from '@waymark/contracts-core';
import { refusedSignature } from './open-entry';
import type { PublicKeys } from './public-keys';

/** What the record beside a build's files (`build.json`) says; undefined unless it was signed for exactly this slice and version. */
export function openRecord(slice: string, version: string, text: string, keys: PublicKeys): unknown {
  const envelope = signedEntrySchema.safeParse(parseJson(text));
  if (!envelope.success || refusedSignature(buildKey(slice, version), envelope.data, keys)) return undefined;
  return parseJson(envelope.data.signed);
}
