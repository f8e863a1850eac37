import { Injectable } from '@nestjs/common';
import type { TripComment } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { toComment } from './comment.mapper';
import { CommentRepository } from './comment.repository';

/** Reads one comment as a member sees it, in the transaction that changed it. */
@Injectable()
export class CommentViews {
  constructor(private readonly comments: CommentRepository) {}

  async one(id: number, reader: number, tx: Tx): Promise<TripComment> {
    const row = await this.comments.one(tx, id, reader);
    if (!row) throw problem('comment.not-found');
    return toComment(row, reader);
  }

  /** Returns the comment to the person who decides on it, whatever its state. */
  async decided(id: number, decider: number, tx: Tx): Promise<TripComment> {
    const row = await this.comments.one(tx, id, decider);
    if (!row) throw problem('comment.not-found');
    return toComment({ ...row, isSeen: true }, decider);
  }
}
