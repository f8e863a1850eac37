import type { ContentKind, contentSignalledEvent, EventContract } from '@waymark/contracts-core';
import type { Tx } from '../database/tx';
import type { Outbox } from '../outbox/outbox';
import { isReason, signalsOf, type WriterFacts } from './signals';

/** What slices count and compare of a writer: so long back, and so many texts. */
export const BURST_SECONDS = 600;
export const EARLIER_TEXTS = 20;

/** One text of one piece of content, as it was written just now. */
export interface Written {
  kind: ContentKind;
  contentId: number;
  version: number;
  /** Looked at here, and told to nobody. */
  text: string;
  /** Names and captions that came with it. */
  beside: readonly string[];
}

/** Tells, in the transaction that writes it, why a person should look at a text; tells nothing of one that is as others are. */
export async function tellSignals(
  tx: Tx,
  outbox: Outbox,
  event: ReturnType<typeof contentSignalledEvent> & EventContract,
  { kind, contentId, version, text, beside }: Written,
  facts: WriterFacts,
): Promise<void> {
  const signals = signalsOf(text, facts, beside);
  if (!isReason(signals)) return;
  const data = { kind, contentId: String(contentId), signals };
  await outbox.add(tx, event, { aggregateId: `${kind}:${contentId}`, aggregateVersion: version, data });
}
