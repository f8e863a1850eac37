import { Injectable } from '@nestjs/common';
import type { Identity } from '@waymark/contracts-core';
import { ANSWERED_FEATURES, canonicalFeature, CLAIM, giveAnswer, venueAnswered } from '@waymark/contracts-reviews';
import type { AnswerValue, Feature, Verification } from '@waymark/contracts-reviews';
import { Idempotency, Outbox, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { AnswerWriter } from './answer-writer';
import { toVerification } from './verification.mapper';

interface Question {
  id: number;
  /** The canonical name of the feature or an earlier one. */
  feature: string;
}

@Injectable()
export class GiveAnswer {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly answers: AnswerWriter,
  ) {}

  async execute(
    { id, feature: name }: Question,
    answer: AnswerValue,
    { memberId }: Identity,
    key: string | null,
  ): Promise<Verification> {
    const feature = canonicalFeature(name);
    if (feature === null) throw problem('feature.not-found');
    const scope = { key, memberId, endpoint: giveAnswer.name, body: { id, feature, answer } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const claim = await this.answers.lockClaim(tx, id, feature);
      if (claim === null) throw problem('venue.not-found');
      if (claim === CLAIM.doesNotApply) throw problem('feature.does-not-apply');
      const changed = await this.answers.give(tx, { venueId: id, feature, claim }, memberId, answer);
      if (changed) await this.tell(tx, id, feature, memberId, answer);
      const row = await this.answers.counts(tx, id, feature);
      return { status: 200, body: toVerification(claim, row ?? undefined, answer) };
    });
    return body;
  }

  private async tell(tx: Tx, venueId: number, feature: Feature, memberId: number, answer: AnswerValue): Promise<void> {
    await this.answers.recount(tx, venueId, feature);
    const row = await this.answers.counts(tx, venueId, feature);
    const { version, name: venueName } = await this.answers.nextVersion(tx, venueId);
    const counts = { agrees: row?.agrees ?? 0, disagrees: row?.disagrees ?? 0 };
    const told = ANSWERED_FEATURES.find((each) => each === feature);
    if (!told) return;
    await this.outbox.add(tx, venueAnswered, {
      aggregateId: venueId,
      aggregateVersion: version,
      data: { venueId, feature: told, memberId, answer, ...counts, venueName },
    });
  }
}
