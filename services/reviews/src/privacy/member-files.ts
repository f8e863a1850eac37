import { Inject, Injectable } from '@nestjs/common';
import type { ExportFile } from '@waymark/contracts-core';
import { PHOTO_STORE, type PhotoStore } from '@waymark/service-kit/photo';
import { PrismaService } from '../prisma.service';

/** An export travels through events: beyond this the addresses of photos have to do. */
const MOST_BYTES = 30 * 1024 * 1024;

/** The member's photos as files, newest first, named by their numbers. */
@Injectable()
export class MemberFiles {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  async gather(memberId: number): Promise<ExportFile[]> {
    const photos = await this.prisma.reviewPhoto.findMany({
      where: { memberId },
      select: { id: true, fullFile: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    const files: ExportFile[] = [];
    let left = MOST_BYTES;
    for (const { id, fullFile } of photos) {
      const bytes = await this.read(fullFile);
      if (!bytes || bytes.length > left) continue;
      left -= bytes.length;
      files.push({ name: `${id}.webp`, base64: bytes.toString('base64') });
    }
    return files;
  }

  private async read(file: string): Promise<Buffer | null> {
    const found = await this.store.get(file);
    return found && Buffer.concat((await found.stream.toArray()) as Buffer[]);
  }
}
