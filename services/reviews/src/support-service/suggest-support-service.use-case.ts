import { Injectable } from '@nestjs/common';
import type { Actor } from '@waymark/contracts-core';
import {
  suggestSupportService,
  supportServiceSuggested,
  type SupportServiceSuggestion,
} from '@waymark/contracts-reviews';
import { coreProblem, Idempotency, Outbox, SenderLimit, VISITOR } from '@waymark/service-kit';
import { SuggestionRepository } from './suggestion.repository';

interface From {
  actor: Actor;
  origin: string;
}

/** Stores a suggestion and notifies staff by email. */
@Injectable()
export class SuggestSupportService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly limit: SenderLimit,
    private readonly suggestions: SuggestionRepository,
  ) {}

  async execute(body: SupportServiceSuggestion, { actor, origin }: From, key: string | null): Promise<{ id: number }> {
    const memberId = actor?.memberId ?? null;
    const sender = { memberId, key: this.limit.keyOf(origin) };
    const scope = { key, memberId: memberId ?? VISITOR, endpoint: suggestSupportService.name, body };
    const answer = await this.idempotency.run(scope, async (tx) => {
      await this.limit.check(tx, sender.key);
      const { serviceId = null, type } = body;
      if (serviceId !== null && !(await this.suggestions.isListed(tx, serviceId)))
        throw coreProblem('request.invalid', { fieldErrors: { serviceId: 'We do not know this service.' } });
      const id = await this.suggestions.insert(tx, body, sender);
      // An entry by a bot is stored for staff, but nobody is notified.
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
}
