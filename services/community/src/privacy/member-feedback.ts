import { Injectable } from '@nestjs/common';
import type { SliceExport } from '@waymark/contracts-core';
import { Database, exportRows, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { PrismaService } from '../prisma.service';

/** Feedback that a member sent while signed in. What came without a sign-in names nobody whom we could prove. */
@Injectable()
export class MemberFeedback {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  /** The whole of it: its text may tell who wrote it. */
  async remove(tx: Tx, memberId: number): Promise<void> {
    await tx.with(this.prisma).feedback.deleteMany({ where: { memberId } });
  }

  async gather(memberId: number): Promise<SliceExport> {
    const rows = await exportRows(
      this.database,
      sql`SELECT type, subject, message, user_email AS "yourEmail", urgency, page_path AS page, user_agent AS browser,
            error_logs AS "errorMessages", created_at AS "sentAt"
          FROM feedback WHERE member_id = ${memberId} ORDER BY created_at`,
    );
    const about =
      'What you told us about the site while you were logged in, so that we can make it better and answer you.';
    return { sections: [{ id: 'feedback', title: 'Your feedback', about, rows }], files: [] };
  }
}
