import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';

/**
 * For how long staff keep what people told them, in months. The log of staff acts is not among it: it only grows, and what names
 * somebody in it goes with their account.
 */
const KEPT_MONTHS = {
  /** From the answer on: an appeal may come for six months, and has to be decided after that. */
  reportWords: 12,
  /** An address that waits for an answer for a year waits in vain. */
  reporterMail: 12,
  /** As long as the page of everybody counts them: two years and the quarter that runs. */
  closedCases: 25,
  /** Of feedback that is answered or done. */
  notes: 24,
  feedbackAddress: 24,
} as const;

const DAY_MS = 86_400_000;
/** So many rows in one statement: nobody waits for a lock meanwhile. */
const AT_ONCE = 1_000;

/** Words of reports, addresses, notes of staff and closed cases go when nobody needs them any more. What is done twice changes nothing. */
@Injectable()
export class ForgetOldWords implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'forget old words of reports and notes', every: DAY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    for (const forget of [ANSWERED_REPORTS, UNANSWERED_MAIL, CLOSED_CASES, NOTES, FEEDBACK]) await this.all(forget);
  }

  private async all(forget: Sql): Promise<void> {
    while ((await this.database.query(forget)).length === AT_ONCE);
  }
}

/** Their reason and their number stay, for the counts. By `voice` a visitor would be known again under this case. */
const ANSWERED_REPORTS = sql`
  UPDATE moderation_report SET words = '', sealed_mail = NULL,
         voice = CASE WHEN member_id IS NULL THEN 'forgotten-' || id ELSE voice END
  WHERE id IN (
    SELECT id FROM moderation_report
    WHERE (words <> '' OR sealed_mail IS NOT NULL) AND told_at < now() - make_interval(months => ${KEPT_MONTHS.reportWords})
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING 1`;

const UNANSWERED_MAIL = sql`
  UPDATE moderation_report SET sealed_mail = NULL
  WHERE id IN (
    SELECT id FROM moderation_report
    WHERE sealed_mail IS NOT NULL AND created_at < now() - make_interval(months => ${KEPT_MONTHS.reporterMail})
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING 1`;

/** With its reports, decisions and appeals. What hides something still is kept for as long as it does. */
const CLOSED_CASES = sql`
  DELETE FROM moderation_case WHERE id IN (
    SELECT c.id FROM moderation_case c
    WHERE c.state = 'closed' AND c.content_state <> 'hidden' AND c.applied_number >= c.decision_number
      AND greatest(c.opened_at, c.decided_at) < now() - make_interval(months => ${KEPT_MONTHS.closedCases})
      AND NOT EXISTS (
        SELECT 1 FROM moderation_report r
        WHERE r.case_id = c.id AND r.created_at > now() - make_interval(months => ${KEPT_MONTHS.closedCases}))
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING 1`;

/** Answers stay: whoever asked has them too. */
const NOTES = sql`
  DELETE FROM feedback_note WHERE id IN (
    SELECT n.id FROM feedback_note n JOIN feedback f ON f.id = n.feedback_id
    WHERE n.kind = 'note' AND n.created_at < now() - make_interval(months => ${KEPT_MONTHS.notes}) AND f.status IN ('answered', 'done')
    LIMIT ${AT_ONCE} FOR UPDATE OF n SKIP LOCKED)
  RETURNING 1`;

/** What somebody told us stays; how to reach them and what their browser was like does not. */
const FEEDBACK = sql`
  UPDATE feedback SET user_email = NULL, user_agent = NULL, error_logs = NULL
  WHERE id IN (
    SELECT id FROM feedback
    WHERE coalesce(user_email, user_agent, error_logs) IS NOT NULL AND status IN ('answered', 'done')
      AND created_at < now() - make_interval(months => ${KEPT_MONTHS.feedbackAddress})
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING 1`;
