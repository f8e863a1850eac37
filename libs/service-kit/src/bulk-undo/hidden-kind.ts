import type { Tx } from '../database/tx';
import type { ModerationKind } from '../moderation/moderation-settings';
import type { Before } from './bulk-undo-settings';

/** Bulk undo for content that moderators can hide: hides and restores it like a single decision. */
export abstract class HiddenKind {
  protected abstract readonly content: ModerationKind;

  async take(tx: Tx, contentId: string): Promise<Before | null> {
    return (await this.content.set(tx, contentId, 'hidden')) ? {} : null;
  }

  bringBack(tx: Tx, contentId: string): Promise<boolean> {
    return this.content.set(tx, contentId, 'shown');
  }
}
