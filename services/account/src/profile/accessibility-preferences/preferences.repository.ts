import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import type { AccessibilityPreferences, Prisma } from '../../generated/client';
import { PrismaService } from '../../prisma.service';

export type PreferencesRow = AccessibilityPreferences;

/** All access to saved needs: one encrypted row per member. */
@Injectable()
export class PreferencesRepository {
  constructor(private readonly prisma: PrismaService) {}

  find(memberId: number): Promise<PreferencesRow | null> {
    return this.prisma.accessibilityPreferences.findUnique({ where: { memberId } });
  }

  findIn(tx: Tx, memberId: number): Promise<PreferencesRow | null> {
    return tx.with(this.prisma).accessibilityPreferences.findUnique({ where: { memberId } });
  }

  /** Returns null when a row already exists; a concurrent create waits here. */
  async create(tx: Tx, memberId: number, sealed: string): Promise<PreferencesRow | null> {
    const [row] = await tx.with(this.prisma).accessibilityPreferences.createManyAndReturn({
      data: { memberId, sealed } satisfies Prisma.AccessibilityPreferencesUncheckedCreateInput,
      skipDuplicates: true,
    });
    return row ?? null;
  }

  /** Returns null when there is nothing to replace. */
  async replace(tx: Tx, memberId: number, sealed: string): Promise<PreferencesRow | null> {
    const [row] = await tx.with(this.prisma).accessibilityPreferences.updateManyAndReturn({
      where: { memberId },
      data: { sealed, updatedAt: new Date() } satisfies Prisma.AccessibilityPreferencesUncheckedUpdateInput,
    });
    return row ?? null;
  }

  async remove(tx: Tx, memberId: number): Promise<void> {
    await tx.with(this.prisma).accessibilityPreferences.deleteMany({ where: { memberId } });
  }
}
