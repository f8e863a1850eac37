import { Injectable } from '@nestjs/common';
import type { ReviewsChoice } from '@waymark/contracts-account';
import type { Tx } from '@waymark/service-kit';
import { PhotoFiles } from '@waymark/service-kit/photo';
import type { Prisma } from '../generated/client';
import { PhotoRepository } from '../photo/photo.repository';
import { PrismaService } from '../prisma.service';

/** Erases a member's photos: in reviews they stay or go with them, unused ones are deleted. */
@Injectable()
export class MemberPhotos {
  constructor(
    private readonly prisma: PrismaService,
    private readonly photos: PhotoRepository,
    private readonly files: PhotoFiles,
  ) {}

  async remove(tx: Tx, memberId: number, reviews: ReviewsChoice): Promise<void> {
    const { reviewPhoto } = tx.with(this.prisma);
    const going = await reviewPhoto.findMany({
      where: { memberId, ...(reviews === 'anonymise' && { reviewId: null }) },
      select: { id: true, fullFile: true, thumbFile: true },
      orderBy: [{ fullFile: 'asc' }, { thumbFile: 'asc' }],
    });
    for (const photo of going) await this.files.remove(tx, photo, () => this.photos.remove(tx, photo.id));
    await reviewPhoto.updateMany({
      where: { memberId },
      data: { memberId: null } satisfies Prisma.ReviewPhotoUncheckedUpdateManyInput,
    });
  }
}
