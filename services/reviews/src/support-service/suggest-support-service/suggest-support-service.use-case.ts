import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@waymark/contracts-core';
import {
  suggestSupportService,
  supportServiceSuggested,
  type SupportServiceSuggestion,
} from '@waymark/contracts-reviews';
import { CONFIG, coreProblem, Idempotency, Outbox } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';
import { SuggestionLimit } from './suggestion-limit';
import { SuggestionRepository } from './suggestion.repository';

/** Visitors share one scope of Idempotency-Keys; a key is a random UUID. */
const VISITOR = 0;

interface From {
  actor: Actor;
  origin: string;
}

/** Keeps a suggestion for staff, who hear of it by mail. */
@Injectable()
export class SuggestSupportService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly limit: SuggestionLimit,
    private readonly suggestions: SuggestionRepository,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  async execute(body: SupportServiceSuggestion, { actor, origin }: From, key: string | null): Promise<{ id: number }> {
    const memberId = actor?.memberId ?? null;
    const sender = { memberId, key: this.senderKey(origin) };
    const scope = { key, memberId: memberId ?? VISITOR, endpoint: suggestSupportService.name, body };
    const answer = await this.idempotency.run(scope, async (tx) => {
      await this.limit.check(tx, sender.key);
      const { serviceId = null, type } = body;
      if (serviceId !== null && !(await this.suggestions.isListed(tx, serviceId)))
        throw coreProblem('request.invalid', { fieldErrors: { serviceId: 'We do not know this service.' } });
      const id = await this.suggestions.insert(tx, body, sender);
      // A program's entry is kept for staff to see, and tells nobody.
      if (body.nickname === '')
        await this.outbox.add(tx, supportServiceSuggested, {
          aggregateId: id,
          aggregateVersion: 1,
          data: { suggestionId: id, type, isChange: serviceId !== null },
        });
      return { status: 201, body: { id } };
    });
    return answer.body;
  }

  /** An address as a key to count by: without the secret nobody can turn it back into the address. */
  private senderKey(origin: string): string {
    return createHmac('sha256', this.config.IDENTITY_SECRET).update(`suggestion\n${origin}`).digest('base64url');
  }
}
