import type { ContentKind, contentAutoFlaggedEvent, EventContract } from '@waymark/contracts-core';
import type { Tx } from '../database/tx';
import type { Outbox } from '../outbox/outbox';
import { isReason, autoFlagsOf, type WriterFacts } from './auto-flags';

/** How far back, and how many of the author's texts, slices count and compare. */
export const BURST_SECONDS = 600;
export const EARLIER_TEXTS = 20;

/** A text of some content, just after it was written. */
export interface Written {
  kind: ContentKind;
  contentId: number;
  version: number;
  /** Checked here, but not passed on. */
  text: string;
  /** Names and captions sent with the text. */
  beside: readonly string[];
}

/** Auto-flags a text for moderators in the transaction that writes it; does nothing for an ordinary text. */
export async function tellAutoFlags(
  tx: Tx,
  outbox: Outbox,
  event: ReturnType<typeof contentAutoFlaggedEvent> & EventContract,
  { kind, contentId, version, text, beside }: Written,
  facts: WriterFacts,
): Promise<void> {
  const signals = autoFlagsOf(text, facts, beside);
  if (!isReason(signals)) return;
  const data = { kind, contentId: String(contentId), signals };
  await outbox.add(tx, event, { aggregateId: `${kind}:${contentId}`, aggregateVersion: version, data });
}
