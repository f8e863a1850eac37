import { Injectable } from '@nestjs/common';
import type { Feedback } from '@waymark/contracts-community';
import { Database, type SenderRows, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';
import { pagePath } from './page-path';

export interface Sender {
  memberId: number | null;
  /** A keyed hash of the sender's address. */
  key: string;
}

/** All SQL of stored feedback. */
@Injectable()
export class FeedbackRepository implements SenderRows {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  async insert(tx: Tx, feedback: Feedback, { memberId, key }: Sender): Promise<number> {
    const { type, subject, message, userEmail, urgency, pageUrl, userAgent, errorLogs, website } = feedback;
    const { id } = await tx.with(this.prisma).feedback.create({
      data: {
        type,
        subject,
        message,
        userEmail,
        urgency,
        pagePath: pagePath(pageUrl),
        userAgent,
        errorLogs,
        memberId,
        senderKey: key,
        isSuspected: website !== '',
      } satisfies Prisma.FeedbackUncheckedCreateInput,
      select: { id: true },
    });
    return id;
  }

  /** Returns how many the sender sent in the last `seconds`, and the age of the oldest. */
  async sentSince(tx: Tx, senderKey: string, seconds: number): Promise<{ count: number; oldestAgeSeconds: number }> {
    const row = await tx.one<{ count: number; age: number | null }>(sql`
      SELECT count(*)::int AS count, extract(epoch FROM clock_timestamp() - min(created_at))::float8 AS age
      FROM feedback WHERE sender_key = ${senderKey} AND created_at > clock_timestamp() - make_interval(secs => ${seconds})`);
    return { count: row?.count ?? 0, oldestAgeSeconds: row?.age ?? 0 };
  }

  /** Uses the database's clock, like the limit. */
  async forgetSenders(olderThanSeconds: number): Promise<void> {
    await this.database.query(sql`
      UPDATE feedback SET sender_key = NULL
      WHERE sender_key IS NOT NULL AND created_at < now() - make_interval(secs => ${olderThanSeconds})`);
  }
}
