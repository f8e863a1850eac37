import { Injectable } from '@nestjs/common';
import { type Feedback, feedbackReceived, type FeedbackReceipt, sendFeedback } from '@waymark/contracts-community';
import type { Actor } from '@waymark/contracts-core';
import { Idempotency, Outbox, SenderLimit, VISITOR } from '@waymark/service-kit';
import { FeedbackRepository } from './feedback.repository';

interface From {
  actor: Actor;
  origin: string;
}

@Injectable()
export class SendFeedback {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly limit: SenderLimit,
    private readonly feedback: FeedbackRepository,
  ) {}

  execute(
    body: Feedback,
    { actor, origin }: From,
    key: string | null,
  ): Promise<{ status: number; body: FeedbackReceipt }> {
    const sender = { memberId: actor?.memberId ?? null, key: this.limit.keyOf(origin) };
    const scope = { key, memberId: sender.memberId ?? VISITOR, endpoint: sendFeedback.name, body };
    return this.idempotency.run(scope, async (tx) => {
      await this.limit.check(tx, sender.key);
      const id = await this.feedback.insert(tx, body, sender);
      // An entry by a bot is stored for moderators, but notifies nobody.
      if (body.website === '') {
        const data = { feedbackId: id, type: body.type, urgency: body.urgency };
        await this.outbox.add(tx, feedbackReceived, { aggregateId: id, aggregateVersion: 1, data });
      }
      return { status: 201, body: { id } };
    });
  }
}
