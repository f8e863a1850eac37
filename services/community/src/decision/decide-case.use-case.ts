import { Injectable } from '@nestjs/common';
import {
  type CaseAct,
  type CaseDetail,
  CORRECTABLE_KINDS,
  DAY_ACTS,
  decideCase,
  type Decision,
} from '@waymark/contracts-community';
import { type EndpointInput, hasRole, type Identity } from '@waymark/contracts-core';
import { coreProblem, Idempotency, type Tx } from '@waymark/service-kit';
import { Audit } from '../audit/audit';
import { CaseViews } from '../case/case-views';
import { CaseWriter } from '../case/case.writer';
import type { LockedCase } from '../case/case-row';
import { problem } from '../problem';
import { isHarsher } from '../case/act-weight';
import { limitEnd, type NewDecision } from './decision-row';
import { type AppealedDecision, DecisionWriter } from './decision.writer';
import { TellAuthor } from './tell-author';
import { TellReporters } from './tell-reporters';

interface Decider {
  memberId: number;
  role: Identity['role'];
  origin: string;
}

/**
 * Stores in one transaction: a decision, its statement of reasons, the notifications of reporters, the event to the
 * content's service and the log entry.
 */
@Injectable()
export class DecideCase {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cases: CaseWriter,
    private readonly decisions: DecisionWriter,
    private readonly author: TellAuthor,
    private readonly reporters: TellReporters,
    private readonly views: CaseViews,
    private readonly audit: Audit,
  ) {}

  async execute(
    { params: { id }, body }: EndpointInput<typeof decideCase>,
    decider: Decider,
    key: string | null,
  ): Promise<CaseDetail> {
    const { memberId } = decider;
    const scope = { key, memberId, endpoint: decideCase.name, body: { ...body, id } };
    const answer = await this.idempotency.run(scope, async (tx) => {
      const found = await this.cases.lock(tx, id);
      if (!found) throw problem('case.not-found');
      await this.refuse(tx, found, body, decider);
      await this.decide(tx, found, body, decider);
      return { status: 200, body: await this.views.one(id, decider, tx) };
    });
    return answer.body;
  }

  private async refuse(
    tx: Tx,
    found: LockedCase,
    { decisionNumber }: Decision,
    { memberId, role }: Decider,
  ): Promise<void> {
    if (found.authorId === memberId || (await this.decisions.isReporter(tx, found.id, memberId)))
      throw problem('case.yours');
    if (found.decisionNumber !== decisionNumber)
      throw problem('case.changed', {
        extensions: { contentState: found.contentState, decisionNumber: String(found.decisionNumber) },
      });
    if (found.isAppealed && found.decidedBy === memberId) throw problem('case.first-decider');
    if (found.isHeld && found.heldBy !== memberId) throw problem('case.held');
    if (found.kind === 'member-day' && role !== 'admin' && (await this.decisions.isAboutStaff(tx, found)))
      throw problem('revert.staff');
    if (found.isThere === null) throw problem('case.unanswered');
    if (!found.isThere) throw problem('case.gone');
  }

  private async decide(tx: Tx, found: LockedCase, body: Decision, decider: Decider): Promise<void> {
    const appealed = found.isAppealed ? await this.decisions.appealed(tx, found.id) : null;
    this.refuseAct(found, body, appealed, decider);
    await this.refuseOfStaff(tx, found, body.act, decider);
    const { act, rule, facts } = body;
    const decision = decisionOf(found, body, appealed, decider.memberId);
    const id = await this.decisions.decide(tx, found, decision);
    if (appealed) await this.decisions.settleAppeal(tx, appealed, decision);
    await this.reporters.tell(tx, found.id, act, id);
    const { kind, contentId, authorId } = found;
    if (authorId !== null) await this.author.tell(tx, { memberId: authorId, kind, contentId }, id, decision);
    await this.audit.add(tx, {
      actorId: decider.memberId,
      act: appealed ? 'appeal.decided' : 'case.decided',
      subjectId: authorId,
      reason: facts,
      detail: `${act} by the rule "${rule}": case ${found.id}, decision ${decision.number}`,
      origin: decider.origin,
    });
  }

  /** Only admins can limit staff, as in a bulk undo. */
  private async refuseOfStaff(tx: Tx, found: LockedCase, act: CaseAct, { role }: Decider): Promise<void> {
    if (act === 'limit' && !hasRole(role, 'admin') && (await this.decisions.isAboutStaff(tx, found)))
      throw problem('case.of-staff');
  }

  private refuseAct(found: LockedCase, body: Decision, appealed: AppealedDecision | null, { role }: Decider): void {
    const { act, limitDays = 0, takesBack } = body;
    const concernsSuspension = act === 'suspend' || appealed?.act === 'suspend' || (takesBack && found.isSuspending);
    if (concernsSuspension && !hasRole(role, 'admin')) throw problem('case.needs-admin');
    if ((act === 'limit' || act === 'suspend') && found.authorId === null) throw problem('case.no-author');
    if (appealed && (isHarsher(act, appealed.act) || isLonger(act, limitDays, appealed))) throw problem('case.harsher');
    if (found.kind === 'member-day' && !DAY_ACTS.includes(act))
      throw coreProblem('request.invalid', { fieldErrors: { act: 'Of a day, all is taken back or nothing.' } });
    if (act !== 'correct') return;
    const isCorrectable = CORRECTABLE_KINDS.includes(found.kind);
    if (!isCorrectable || (body.correctionId === undefined && found.correctionId === null))
      throw coreProblem('request.invalid', { fieldErrors: { act: CORRECT_FIRST } });
  }
}

const CORRECT_FIRST = 'Write the corrected words first.';

const isLonger = (act: CaseAct, days: number, appealed: AppealedDecision): boolean =>
  act === 'limit' && appealed.act === 'limit' && days > (appealed.limitDays ?? 0);

/**
 * Builds the new decision. It ends an earlier correction or measure if it revokes that explicitly, or if an appeal
 * leads to another act.
 */
function decisionOf(
  found: LockedCase,
  body: Decision,
  appealed: AppealedDecision | null,
  decidedBy: number,
): NewDecision {
  const { act, rule, facts, takesBack } = body;
  const endsCorrection = takesBack || (appealed?.act === 'correct' && act !== 'correct');
  const limitDays = act === 'limit' ? (body.limitDays ?? null) : null;
  return {
    number: found.decisionNumber + 1,
    act,
    rule,
    facts,
    decidedBy,
    appealOf: appealed?.id ?? null,
    correctionId: correctionAfter(found, body, endsCorrection),
    limitDays,
    limitedUntil: limitDays === null ? null : limitEnd(appealed?.decidedAt ?? new Date(), limitDays),
    endsMeasure: takesBack || appealed?.act === 'limit' || appealed?.act === 'suspend',
    takesBack,
  };
}

function correctionAfter(found: LockedCase, { act, correctionId }: Decision, ends: boolean): number | null {
  if (act === 'correct') return correctionId ?? found.correctionId;
  return ends ? null : found.correctionId;
}
