import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';
import type { Prisma } from '../../generated/client';
import { PrismaService } from '../../prisma.service';

export interface WaitingMail {
  id: string;
  template: string;
  /** Encrypted content. Null after an email was sent or its attempts ended. */
  content: string | null;
  tries: number;
  isTooLate: boolean | null;
}

export interface MailboxEntry {
  id: string;
  content: string;
  createdAt: Date;
}

interface StoredMail {
  id: string;
  memberId: number | null;
  template: string;
  content: string;
  usefulMinutes: number;
}

/** All access to queued emails. */
@Injectable()
export class MailRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  async add(tx: Tx, mail: StoredMail): Promise<void> {
    await tx.query(sql`
      INSERT INTO mail (id, member_id, template, content, give_up_at)
      VALUES (${mail.id}::uuid, ${mail.memberId}, ${mail.template}, ${mail.content},
        now() + make_interval(mins => ${mail.usefulMinutes}))`);
  }

  /**
   * Claims due emails and schedules the next attempt first: after 30 s, doubling up to an hour. So if this process
   * dies, another one tries again.
   */
  claim(most: number): Promise<WaitingMail[]> {
    return this.database.query<WaitingMail>(sql`
      UPDATE mail SET tries = tries + 1,
        next_try_at = least(now() + make_interval(secs => least(3600, 30 * 2 ^ least(tries, 10))), greatest(give_up_at, now() + interval '30 seconds'))
      WHERE id IN (
        SELECT id FROM mail WHERE delivered_at IS NULL AND failed_at IS NULL AND next_try_at <= now()
        ORDER BY next_try_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING id, template, content, tries, give_up_at <= now() AS "isTooLate"`);
  }

  async markDelivered(id: string, keptContent: string | null): Promise<void> {
    await this.database.query(
      sql`UPDATE mail SET delivered_at = now(), content = ${keptContent} WHERE id = ${id}::uuid`,
    );
  }

  async markFailed(id: string): Promise<void> {
    await this.database.query(sql`UPDATE mail SET failed_at = now(), content = NULL WHERE id = ${id}::uuid`);
  }

  async prune(keepHours: number): Promise<void> {
    await this.database.query(sql`
      DELETE FROM mail WHERE created_at < now() - make_interval(hours => ${keepHours}) AND (delivered_at IS NOT NULL OR failed_at IS NOT NULL)`);
  }

  /** Returns delivered emails that still have content, newest first. */
  newestKept(most: number): Promise<MailboxEntry[]> {
    return this.kept({}, most);
  }

  async findKept(id: string): Promise<MailboxEntry | null> {
    return (await this.kept({ id }, 1))[0] ?? null;
  }

  private async kept(where: Pick<Prisma.MailWhereInput, 'id'>, most: number): Promise<MailboxEntry[]> {
    const rows = await this.prisma.mail.findMany({
      where: { ...where, deliveredAt: { not: null }, content: { not: null } },
      select: { id: true, content: true, createdAt: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: most,
    });
    return rows.flatMap(({ content, ...row }) => (content === null ? [] : [{ ...row, content }]));
  }
}
