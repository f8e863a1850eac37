import { Injectable } from '@nestjs/common';
import { decideBulkUndo, type DecideBulkUndo as Body, type BulkUndo, slicesToAsk } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Idempotency, type Tx } from '@waymark/service-kit';
import { Audit } from '../audit/audit';
import type { LockedCase } from '../case/case-row';
import { DecisionWriter } from '../decision/decision.writer';
import type { NewDecision } from '../decision/decision-row';
import { TellAuthor } from '../decision/tell-author';
import { problem } from '../problem';
import { type BulkUndoReader, BulkUndoViews, refusalOf } from './bulk-undo-views';
import { BulkUndoRepository } from './bulk-undo.repository';
import { BulkUndoWriter } from './bulk-undo.writer';

interface Decider extends BulkUndoReader {
  origin: string;
}

const REFUSALS = {
  yourself: 'case.yours',
  staff: 'revert.staff',
  'first-decider': 'case.first-decider',
  held: 'case.held',
} as const;

/**
 * Undoes a member's activity on one day, or restores it: stores the decision, its statement of reasons, an event for
 * every service and the log entry.
 */
@Injectable()
export class DecideBulkUndo {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly bulkUndo: BulkUndoWriter,
    private readonly known: BulkUndoRepository,
    private readonly views: BulkUndoViews,
    private readonly decisions: DecisionWriter,
    private readonly author: TellAuthor,
    private readonly audit: Audit,
  ) {}

  async execute(
    { params, body }: EndpointInput<typeof decideBulkUndo>,
    decider: Decider,
    key: string | null,
  ): Promise<BulkUndo> {
    const scope = { key, memberId: decider.memberId, endpoint: decideBulkUndo.name, body: { ...body, ...params } };
    const answer = await this.idempotency.run(scope, async (tx) => {
      const { memberId, day } = params;
      if (!(await this.known.find(memberId, day, tx))) throw problem('person.not-found');
      const found = await this.bulkUndo.caseOf(tx, params);
      // Read again under the lock, because someone may have decided since the first read.
      const row = await this.known.find(memberId, day, tx);
      const refusal = row && refusalOf(memberId, row, decider);
      if (refusal) throw problem(REFUSALS[refusal]);
      this.refuse(found, body);
      if (found.contentState === 'shown') await this.bulkUndo.leaveOut(tx, found.id, body.leftOut);
      await this.decide(tx, found, body, decider);
      return { status: 200, body: await this.views.one(params, decider, tx) };
    });
    return answer.body;
  }

  private refuse(found: LockedCase, { act, decisionNumber, leftOut }: Body): void {
    const isTakenBack = found.contentState !== 'shown';
    if (found.decisionNumber !== decisionNumber || (act === 'revert' && isTakenBack && !found.isAppealed))
      throw problem('case.changed', {
        extensions: { contentState: found.contentState, decisionNumber: String(found.decisionNumber) },
      });
    if (act === 'undo' && !isTakenBack) throw problem('revert.nothing');
    if (act === 'revert' && slicesToAsk(leftOut).length === 0) throw problem('revert.left-out');
  }

  private async decide(tx: Tx, found: LockedCase, { act: asked, rule, facts }: Body, decider: Decider): Promise<void> {
    const { id, kind, contentId, authorId } = found;
    const appealed = found.isAppealed ? await this.decisions.appealed(tx, id) : null;
    const act = asked === 'revert' ? 'hide' : 'keep';
    const number = found.decisionNumber + 1;
    const decision: NewDecision = {
      number,
      act,
      rule,
      facts,
      decidedBy: decider.memberId,
      appealOf: appealed?.id ?? null,
      correctionId: null,
      limitDays: null,
      limitedUntil: null,
      endsMeasure: false,
      takesBack: false,
    };
    const statementId = await this.decisions.decide(tx, found, decision);
    if (appealed) await this.decisions.settleAppeal(tx, appealed, decision);
    if (authorId !== null) await this.author.tell(tx, { memberId: authorId, kind, contentId }, statementId, decision);
    await this.audit.add(tx, {
      actorId: decider.memberId,
      act: asked === 'revert' ? 'day.reverted' : 'day.restored',
      subjectId: authorId,
      reason: facts,
      detail: `by the rule "${rule}": case ${id}, decision ${number}${appealed ? ', after an appeal' : ''}`,
      origin: decider.origin,
    });
  }
}
