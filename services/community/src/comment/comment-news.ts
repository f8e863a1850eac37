import { Injectable } from '@nestjs/common';
import { commentHeld, commentPublished, commentRemoved } from '@waymark/contracts-community';
import { Outbox, type Tx } from '@waymark/service-kit';

interface Told {
  id: number;
  blogId: number;
  version: number;
}

interface Held extends Told {
  authorId: number;
  blogAuthorId: number;
}

interface Published extends Held {
  answeredId: number | null;
}

/** Publishes the events about comments, in the transaction of the change. They never contain the text. */
@Injectable()
export class CommentNews {
  constructor(private readonly outbox: Outbox) {}

  async published(tx: Tx, { id, version, blogId, authorId, blogAuthorId, answeredId }: Published): Promise<void> {
    const data = { commentId: id, blogId, authorId, blogAuthorId, answeredId };
    await this.outbox.add(tx, commentPublished, { aggregateId: id, aggregateVersion: version, data });
  }

  async held(tx: Tx, { id, version, blogId, blogAuthorId, authorId }: Held): Promise<void> {
    const data = { commentId: id, blogId, blogAuthorId, authorId };
    await this.outbox.add(tx, commentHeld, { aggregateId: id, aggregateVersion: version, data });
  }

  async removed(tx: Tx, { id, version, blogId }: Told): Promise<void> {
    await this.outbox.add(tx, commentRemoved, {
      aggregateId: id,
      aggregateVersion: version,
      data: { commentId: id, blogId },
    });
  }
}
