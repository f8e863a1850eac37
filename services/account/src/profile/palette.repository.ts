import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { PaletteBody, PaletteColors, OwnPalette } from '@waymark/contracts-account';
import type { Tx } from '@waymark/service-kit';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';

export const toOwnPalette = ({ createdAt, updatedAt, ...rest }: PaletteRow): OwnPalette => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export interface PaletteRow {
  id: number;
  name: string;
  description: string;
  colors: PaletteColors;
  createdAt: Date;
  updatedAt: Date;
}

const SHOWN = { id: true, name: true, description: true, colors: true, createdAt: true, updatedAt: true } as const;

/** All access to palettes; each call needs the owner's ID, so nobody can access another member's. */
@Injectable()
export class PaletteRepository {
  constructor(private readonly prisma: PrismaService) {}

  async list(memberId: number, limit: number): Promise<PaletteRow[]> {
    const rows = await this.prisma.palette.findMany({
      where: { memberId },
      select: SHOWN,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    });
    return rows.map(toRow);
  }

  /**
   * Returns a member's number of palettes and blocks additions until the transaction ends. Null: no such active
   * member.
   */
  async lockedCount(tx: Tx, memberId: number): Promise<number | null> {
    if (!(await tx.one(sql`SELECT id FROM "user" WHERE id = ${memberId} AND is_active FOR NO KEY UPDATE`))) return null;
    return tx.with(this.prisma).palette.count({ where: { memberId } });
  }

  async insert(tx: Tx, memberId: number, { name, description, colors }: PaletteBody): Promise<PaletteRow> {
    return toRow(
      await tx.with(this.prisma).palette.create({
        data: { memberId, name, description, colors } satisfies Prisma.PaletteUncheckedCreateInput,
        select: SHOWN,
      }),
    );
  }

  async replace(memberId: number, id: number, { name, description, colors }: PaletteBody): Promise<PaletteRow | null> {
    const [row] = await this.prisma.palette.updateManyAndReturn({
      where: { id, memberId },
      data: { name, description, colors, updatedAt: new Date() } satisfies Prisma.PaletteUncheckedUpdateInput,
      select: SHOWN,
    });
    return row ? toRow(row) : null;
  }

  async delete(memberId: number, id: number): Promise<boolean> {
    return (await this.prisma.palette.deleteMany({ where: { id, memberId } })).count > 0;
  }
}

/** Maps a row. Its colours are stored in the contract's format. */
const toRow = ({ colors, ...row }: Prisma.PaletteGetPayload<{ select: typeof SHOWN }>): PaletteRow => ({
  ...row,
  colors: colors as PaletteColors,
});
