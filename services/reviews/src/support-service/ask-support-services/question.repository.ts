import { Injectable } from '@nestjs/common';
import { QUESTION_DAYS, REMIND_AFTER_DAYS } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** A question with an email to send. */
export interface DueQuestion {
  id: number;
  serviceId: number;
  askedAt: Date;
}

export interface StoredQuestion extends DueQuestion {
  isAnswered: boolean | null;
  isWithdrawn: boolean | null;
}

@Injectable()
export class QuestionRepository {
  /**
   * Creates questions for listed services that have an email address and were last verified before `dueDay`, oldest
   * first: at most one a year per service, and one a night per address. If two processes run, a unique key rejects the
   * second.
   */
  ask(tx: Tx, now: Date, dueDay: string, atMost: number): Promise<DueQuestion[]> {
    return tx.query<DueQuestion>(sql`
      INSERT INTO support_service_question (service_id, year, asked_at)
      SELECT due.id, ${now.getUTCFullYear()}::int, ${now}::timestamptz
      FROM (
        SELECT DISTINCT ON (lower(service.email)) service.id, service.last_verified
        FROM support_service service
        WHERE service.email <> '' AND service.withdrawn_at IS NULL AND service.expired_at IS NULL
          AND service.last_verified < ${dueDay}::date AND NOT EXISTS (
            SELECT 1 FROM support_service_question before
            WHERE before.service_id = service.id AND before.asked_at > ${now}::timestamptz - interval '1 year')
          AND NOT EXISTS (
            SELECT 1 FROM support_service_question tonight JOIN support_service same ON same.id = tonight.service_id
            WHERE lower(same.email) = lower(service.email) AND tonight.asked_at > ${now}::timestamptz - interval '12 hours')
        ORDER BY lower(service.email), service.last_verified, service.id
      ) due
      ORDER BY due.last_verified, due.id LIMIT ${atMost}
      ON CONFLICT (service_id, year) DO NOTHING
      RETURNING id, service_id AS "serviceId", asked_at AS "askedAt"`);
  }

  /** Marks questions as reminded that have no answer and are old enough for their one reminder, and returns them. */
  remind(tx: Tx, now: Date, dueDay: string, atMost: number): Promise<DueQuestion[]> {
    return tx.query<DueQuestion>(sql`
      UPDATE support_service_question SET reminded_at = ${now}::timestamptz
      WHERE id IN (
        SELECT question.id FROM support_service_question question
        JOIN support_service service ON service.id = question.service_id
        WHERE question.answered_at IS NULL AND question.reminded_at IS NULL
          AND question.asked_at <= ${now}::timestamptz - make_interval(days => ${REMIND_AFTER_DAYS})
          AND question.asked_at > ${now}::timestamptz - make_interval(days => ${QUESTION_DAYS})
          AND service.email <> '' AND service.withdrawn_at IS NULL AND service.expired_at IS NULL
          AND service.last_verified < ${dueDay}::date
        ORDER BY question.id LIMIT ${atMost} FOR UPDATE OF question SKIP LOCKED)
      RETURNING id, service_id AS "serviceId", asked_at AS "askedAt"`);
  }

  /** Locks the question, so that concurrent answers wait. */
  lock(tx: Tx, id: number): Promise<StoredQuestion | null> {
    return tx.one<StoredQuestion>(sql`
      SELECT question.id, question.service_id AS "serviceId", question.asked_at AS "askedAt",
             question.answered_at IS NOT NULL AS "isAnswered", service.withdrawn_at IS NOT NULL AS "isWithdrawn"
      FROM support_service_question question JOIN support_service service ON service.id = question.service_id
      WHERE question.id = ${id} FOR UPDATE OF question`);
  }

  async close(tx: Tx, id: number, answer: 'right' | 'withdraw'): Promise<void> {
    await tx.query(sql`
      UPDATE support_service_question SET answered_at = now(), answer = ${answer} WHERE id = ${id}`);
  }

  /** Marks the service as verified on that day, and lists it again if it had expired. */
  async confirm(tx: Tx, serviceId: number, day: string): Promise<void> {
    await tx.query(sql`
      UPDATE support_service SET last_verified = ${day}::date, confirmed_on = ${day}::date, expired_at = NULL
      WHERE id = ${serviceId}`);
  }

  async withdraw(tx: Tx, serviceId: number): Promise<void> {
    await tx.query(sql`UPDATE support_service SET withdrawn_at = now() WHERE id = ${serviceId}`);
  }
}
