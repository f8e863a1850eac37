import { Injectable } from '@nestjs/common';
import type { ExportFile } from '@waymark/contracts-core';
import { PhotoFiles } from '@waymark/service-kit/photo';
import { PrismaService } from '../prisma.service';

/** The member's photos as files, newest first. */
@Injectable()
export class MemberFiles {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: PhotoFiles,
  ) {}

  async gather(memberId: number): Promise<ExportFile[]> {
    const photos = await this.prisma.reviewPhoto.findMany({
      where: { memberId },
      select: { id: true, fullFile: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return this.files.exported(photos);
  }
}
