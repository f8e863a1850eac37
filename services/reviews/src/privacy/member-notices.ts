import { Injectable } from '@nestjs/common';
import type { ReviewsChoice } from '@waymark/contracts-account';
import type { Tx } from '@waymark/service-kit';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';

/**
 * Erases a member's notices and reports. Notices stay or go with the member's choice for reviews; sightings and
 * reports are deleted.
 */
@Injectable()
export class MemberNotices {
  constructor(private readonly prisma: PrismaService) {}

  async remove(tx: Tx, memberId: number, reviews: ReviewsChoice): Promise<void> {
    const { notice, noticeAnswer, placeReport, reviewReport } = tx.with(this.prisma);
    await noticeAnswer.deleteMany({ where: { memberId } });
    await placeReport.deleteMany({ where: { memberId } });
    await reviewReport.deleteMany({ where: { memberId } });
    if (reviews === 'delete') await notice.deleteMany({ where: { memberId } });
    else
      await notice.updateMany({
        where: { memberId },
        data: { memberId: null } satisfies Prisma.NoticeUncheckedUpdateManyInput,
      });
  }
}
