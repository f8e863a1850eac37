import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';

/**
 * How long personal text is stored, in months. The log of staff acts is not included: it is append-only, and its names
 * go with the member's account.
 */
const STORED_MONTHS = {
  /** Counted from the decision: an appeal is possible for six months, and deciding it takes time. */
  reportWords: 12,
  /** After a year without an outcome, the reporter no longer expects one. */
  reporterMail: 12,
  /** Months for which the public statistics count them: two years and the current quarter. */
  closedCases: 25,
  /** Counted for feedback that is answered or done. */
  notes: 24,
  feedbackAddress: 24,
} as const;

const DAY_MS = 86_400_000;
/** Rows per statement, few enough that nobody waits long for a lock. */
const AT_ONCE = 1_000;

/** Deletes report texts, addresses, staff notes and closed cases that are no longer needed. Idempotent. */
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

/** Reason and ID remain for the statistics. `voice` goes, because it could identify a visitor within this case. */
const ANSWERED_REPORTS = sql`
  UPDATE moderation_report SET words = '', sealed_mail = NULL,
         voice = CASE WHEN member_id IS NULL THEN 'forgotten-' || id ELSE voice END
  WHERE id IN (
    SELECT id FROM moderation_report
    WHERE (words <> '' OR sealed_mail IS NOT NULL) AND told_at < now() - make_interval(months => ${STORED_MONTHS.reportWords})
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING 1`;

const UNANSWERED_MAIL = sql`
  UPDATE moderation_report SET sealed_mail = NULL
  WHERE id IN (
    SELECT id FROM moderation_report
    WHERE sealed_mail IS NOT NULL AND created_at < now() - make_interval(months => ${STORED_MONTHS.reporterMail})
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING 1`;

/**
 * Deletes cases with their reports, decisions and appeals. A case that still hides content stays until it no longer
 * does.
 */
const CLOSED_CASES = sql`
  DELETE FROM moderation_case WHERE id IN (
    SELECT c.id FROM moderation_case c
    WHERE c.state = 'closed' AND c.content_state <> 'hidden' AND c.applied_number >= c.decision_number
      AND greatest(c.opened_at, c.decided_at) < now() - make_interval(months => ${STORED_MONTHS.closedCases})
      AND NOT EXISTS (
        SELECT 1 FROM moderation_report r
        WHERE r.case_id = c.id AND r.created_at > now() - make_interval(months => ${STORED_MONTHS.closedCases}))
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING 1`;

/** Staff notes on feedback. Replies are not deleted, because their recipients have them, too. */
const NOTES = sql`
  DELETE FROM feedback_note WHERE id IN (
    SELECT n.id FROM feedback_note n JOIN feedback f ON f.id = n.feedback_id
    WHERE n.kind = 'note' AND n.created_at < now() - make_interval(months => ${STORED_MONTHS.notes}) AND f.status IN ('answered', 'done')
    LIMIT ${AT_ONCE} FOR UPDATE OF n SKIP LOCKED)
  RETURNING 1`;

/** Old feedback. Only its contact address and browser data are deleted. */
const FEEDBACK = sql`
  UPDATE feedback SET user_email = NULL, user_agent = NULL, error_logs = NULL
  WHERE id IN (
    SELECT id FROM feedback
    WHERE coalesce(user_email, user_agent, error_logs) IS NOT NULL AND status IN ('answered', 'done')
      AND created_at < now() - make_interval(months => ${STORED_MONTHS.feedbackAddress})
    LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING 1`;
