import { Inject, Injectable } from '@nestjs/common';
import { type Feedback, feedbackReceived, type FeedbackReceipt, sendFeedback } from '@waymark/contracts-community';
import type { Actor } from '@waymark/contracts-core';
import { CONFIG, Idempotency, Outbox } from '@waymark/service-kit';
import { createHmac } from 'node:crypto';
import type { CommunityConfig } from '../../config';
import { FeedbackLimit } from '../feedback-limit';
import { FeedbackRepository } from '../feedback.repository';

/** An address as a key to count by: without the secret nobody can turn it back into the address. */
function senderKey(origin: string, secret: string): string {
  return createHmac('sha256', secret).update(`feedback\n${origin}`).digest('base64url');
}
/** Visitors share one scope of Idempotency-Keys; a key is a random UUID. */
const VISITOR = 0;

interface From {
  actor: Actor;
  origin: string;
}

@Injectable()
export class SendFeedback {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly limit: FeedbackLimit,
    private readonly feedback: FeedbackRepository,
    @Inject(CONFIG) private readonly config: CommunityConfig,
  ) {}

  execute(
    body: Feedback,
    { actor, origin }: From,
    key: string | null,
  ): Promise<{ status: number; body: FeedbackReceipt }> {
    const sender = { memberId: actor?.memberId ?? null, key: senderKey(origin, this.config.IDENTITY_SECRET) };
    const scope = { key, memberId: sender.memberId ?? VISITOR, endpoint: sendFeedback.name, body };
    return this.idempotency.run(scope, async (tx) => {
      await this.limit.check(tx, sender.key);
      const id = await this.feedback.insert(tx, body, sender);
      // A program's entry is kept for a moderator to see, and tells nobody.
      if (body.website === '') {
        const data = { feedbackId: id, type: body.type, urgency: body.urgency };
        await this.outbox.add(tx, feedbackReceived, { aggregateId: id, aggregateVersion: 1, data });
      }
      return { status: 201, body: { id } };
    });
  }
}
