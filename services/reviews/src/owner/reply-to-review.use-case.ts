import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { answerReview, editOwnerAnswer, ownerAnswered, type VenueReply } from '@waymark/contracts-reviews';
import { Idempotency, Outbox, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { ReplyRepository, type AnsweredReview, type StoredReply } from './reply.repository';

/** Stores the venue's single reply to a review. Its author may edit it. The review itself does not change. */
@Injectable()
export class ReplyToReview {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly replies: ReplyRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute({ reviewId, text, isEdited }: Said, { memberId }: Identity, key: string | null): Promise<VenueReply> {
    const endpoint = isEdited ? editOwnerAnswer.name : answerReview.name;
    const scope = { key, memberId, endpoint, body: { reviewId, text } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const review = await this.review(tx, reviewId, memberId);
      const written = isEdited
        ? await this.replies.edit(tx, reviewId, memberId, text)
        : await this.write(tx, reviewId, text, memberId, review);
      if (!written) throw problem('owner.no-answer');
      await this.tell(tx, { reviewId, memberId, isEdited }, review, written);
      return { status: isEdited ? 200 : 201, body: written.reply };
    });
    return body;
  }

  private write(tx: Tx, reviewId: number, text: string, memberId: number, review: AnsweredReview) {
    if (review.authorId === memberId) throw problem('owner.own-review');
    if (review.isAnswered) throw problem('owner.answered');
    return this.replies.insert(tx, reviewId, memberId, text);
  }

  private async review(tx: Tx, reviewId: number, memberId: number): Promise<AnsweredReview> {
    const review = await this.replies.review(tx, reviewId, memberId);
    if (!review) throw problem('review.not-found');
    if (!review.isOwner) throw problem('owner.not-yours');
    return review;
  }

  private async tell(tx: Tx, { reviewId, memberId, isEdited }: Act, review: AnsweredReview, written: StoredReply) {
    const { venueId, venueName, authorId: reviewAuthorId } = review;
    const { id: answerId } = written.reply;
    await this.outbox.add(tx, ownerAnswered, {
      aggregateId: answerId,
      aggregateVersion: written.version,
      data: { answerId, reviewId, venueId, ownerId: memberId, reviewAuthorId, venueName, isEdited },
    });
  }
}

interface Said {
  reviewId: number;
  text: string;
  /** True to change an existing reply. */
  isEdited: boolean;
}

interface Act {
  reviewId: number;
  memberId: number;
  isEdited: boolean;
}
