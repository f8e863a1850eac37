import { Inject, Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts-core';
import type { Tx } from '../database/tx';
import { wordsOf } from './correction-words';
import { Corrections } from './corrections';
import type { ModerationKind } from './moderation-settings';
import type { Decided } from './moderation-steps';

/** Writes the text that a decision requires: its correction, or the author's original. */
@Injectable()
export class ApplyCorrection {
  constructor(@Inject(Corrections) private readonly corrections: Corrections) {}

  /** Returns false when the decision names a correction that does not exist here, so it cannot be confirmed. */
  async apply(
    tx: Tx,
    own: ModerationKind,
    { data, time }: Pick<EventEnvelope<Decided>, 'data' | 'time'>,
  ): Promise<boolean> {
    const { kind, contentId, correction } = data;
    // Older senders omit this field.
    if (correction === undefined || !own.texts || !own.write) return correction == null;
    const texts = await own.texts(tx, contentId);
    if (!texts) return true;
    const now = wordsOf(texts);
    if (correction === null) {
      const words = await this.corrections.end(tx, kind, contentId, now);
      if (Object.keys(words).length > 0) await own.write(tx, contentId, words);
      return true;
    }
    const named = { id: correction.id, kind, contentId };
    const words = await this.corrections.begin(tx, named, now);
    if (!words) return this.corrections.isKnown(tx, named);
    await own.write(tx, contentId, words);
    await this.corrections.stands(tx, correction.id, data.statementId, time);
    return true;
  }
}
