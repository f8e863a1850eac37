import { Inject, Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts-core';
import type { Tx } from '../database/tx';
import { wordsOf } from './correction-words';
import { Corrections } from './corrections';
import type { ModeratedKind } from './moderated-settings';
import type { Decided } from './moderated-steps';

/** Makes the words of content what a decision says: the correction that it names, or the author's own again. */
@Injectable()
export class ApplyCorrection {
  constructor(@Inject(Corrections) private readonly corrections: Corrections) {}

  /** False when the decision names words that are not here: it cannot be confirmed. */
  async apply(
    tx: Tx,
    own: ModeratedKind,
    { data, time }: Pick<EventEnvelope<Decided>, 'data' | 'time'>,
  ): Promise<boolean> {
    const { kind, contentId, correction } = data;
    // Older senders say nothing of it.
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
