import { Injectable } from '@nestjs/common';
import {
  actDone,
  APPEAL_MONTHS,
  type CaseKind,
  CONTENT_KIND_LABELS,
  activityOfDayOf,
  PLAIN_EMAIL,
  type PlainEmail,
  plainEmailDue,
  RULE_WORDS,
} from '@waymark/contracts-community';
import { dayWords, momentWords } from '@waymark/contracts-core';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { NoticeSeal } from '../notification-email/notice-seal';
import { DecisionNotices } from '../notification/decision-notices';
import {
  newStatementOfReasonsCode,
  statementOfReasonsCodeHash,
  statementOfReasonsLinkTo,
} from '../statement-of-reasons/by-link/statement-links';
import type { NewDecision } from './decision-row';

const AFTER_APPEAL =
  'This was decided after your appeal, by someone who was not involved before. You cannot appeal again.';
const APPEAL = `If you disagree, you can appeal within ${APPEAL_MONTHS} months. Someone else will decide, and never more harshly. The form is below the statement.`;
const LINK =
  'The link opens the statement without logging in, for as long as we keep it. Anyone who has this email can use it, so please do not share it.';

interface Told {
  memberId: number;
  kind: CaseKind;
  contentId: string;
}

/** Sends the statement of reasons, on the site and by email: the decision, its rule and facts, and how to appeal. */
@Injectable()
export class TellAuthor {
  constructor(
    private readonly notices: DecisionNotices,
    private readonly seal: NoticeSeal,
    private readonly outbox: Outbox,
  ) {}

  async tell(tx: Tx, to: Told, id: number, decision: NewDecision): Promise<void> {
    const { memberId } = to;
    await this.notices.tell(tx, { memberId, type: 'statement', subject: `statement:${id}`, decisionId: id });
    const email = emailOf(to, decision, await this.link(tx, id));
    const sealed = await this.seal.close(PLAIN_EMAIL, JSON.stringify(email));
    const data = { memberId, sealed };
    await this.outbox.add(tx, plainEmailDue, { aggregateId: `statement-${id}`, aggregateVersion: 1, data });
  }

  /** Every email has a link: a member who is suspended later cannot log in to read it. */
  private async link(tx: Tx, id: number): Promise<string> {
    const code = newStatementOfReasonsCode();
    await tx.query(
      sql`UPDATE moderation_decision SET link_hash = ${statementOfReasonsCodeHash(code)} WHERE id = ${id}`,
    );
    return statementOfReasonsLinkTo(id, code);
  }
}

function emailOf(
  { kind, contentId }: Told,
  { act, rule, facts, appealOf, limitedUntil }: NewDecision,
  href: string,
): PlainEmail {
  const day = activityOfDayOf(contentId)?.day;
  const appeal = appealOf !== null ? [AFTER_APPEAL] : act === 'keep' ? [] : [APPEAL];
  const until =
    limitedUntil === null
      ? []
      : [`You cannot post until ${momentWords(limitedUntil)}. Everything else stays the same.`];
  return {
    to: null,
    subject: 'A decision about what you posted',
    paragraphs: [
      `${actDone(kind, act)} It is about: ${day ? dayWords(day) : CONTENT_KIND_LABELS[kind].toLowerCase()}.`,
      ...until,
      `The rule: ${RULE_WORDS[rule]}`,
      `The facts, as the person who decided described them: ${facts}`,
      'A person decided this, not a program.',
      ...appeal,
      LINK,
    ],
    action: { label: 'Read the statement', href },
    closing: 'You are getting this email because our staff made a decision about something you posted.',
  };
}
