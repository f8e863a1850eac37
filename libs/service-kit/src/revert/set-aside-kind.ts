import type { Tx } from '../database/tx';
import type { ModeratedKind } from '../moderated/moderated-settings';
import type { Before } from './revert-settings';

/** Bulk undo for content that moderators can hide: hides and restores it like a single decision. */
export abstract class SetAsideKind {
  protected abstract readonly content: ModeratedKind;

  async take(tx: Tx, contentId: string): Promise<Before | null> {
    return (await this.content.set(tx, contentId, 'hidden')) ? {} : null;
  }

  bringBack(tx: Tx, contentId: string): Promise<boolean> {
    return this.content.set(tx, contentId, 'shown');
  }
}
