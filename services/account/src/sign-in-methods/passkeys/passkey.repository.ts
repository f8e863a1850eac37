import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { Tx } from '@waymark/service-kit';
import type { PasskeyView } from '@waymark/contracts-account';
import type { Prisma } from '../../generated/client';
import { PrismaService } from '../../prisma.service';

export function toPasskey({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): PasskeyView {
  return { id, name, isBackedUp, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

export interface PasskeyRow {
  id: number;
  name: string;
  isBackedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface PasskeyCredential {
  id: number;
  memberId: number;
  credentialId: string;
  userHandle: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

export type NewPasskey = Omit<PasskeyCredential, 'id'> & { name: string; isBackedUp: boolean };

const SHOWN = { id: true, name: true, isBackedUp: true, createdAt: true, lastUsedAt: true } as const;
const CREDENTIAL = {
  id: true,
  memberId: true,
  credentialId: true,
  userHandle: true,
  publicKey: true,
  counter: true,
  transports: true,
} as const;

/** All access to passkeys. */
@Injectable()
export class PasskeyRepository {
  constructor(private readonly prisma: PrismaService) {}

  listOf(memberId: number): Promise<PasskeyRow[]> {
    return this.prisma.passkey.findMany({ where: { memberId }, select: SHOWN, orderBy: { id: 'asc' } });
  }

  async credentialsOf(memberId: number): Promise<PasskeyCredential[]> {
    const rows = await this.prisma.passkey.findMany({
      where: { memberId },
      select: CREDENTIAL,
      orderBy: { id: 'asc' },
    });
    return rows.map(toCredential);
  }

  async findCredential(credentialId: string): Promise<PasskeyCredential | null> {
    const row = await this.prisma.passkey.findUnique({ where: { credentialId }, select: CREDENTIAL });
    return row && toCredential(row);
  }

  /** Returns null when the credential already exists. */
  async add(tx: Tx, { counter, publicKey, ...passkey }: NewPasskey): Promise<PasskeyRow | null> {
    const [row] = await tx.with(this.prisma).passkey.createManyAndReturn({
      data: {
        ...passkey,
        publicKey,
        counter: BigInt(counter),
      } satisfies Prisma.PasskeyUncheckedCreateInput,
      select: SHOWN,
      skipDuplicates: true,
    });
    return row ?? null;
  }

  /**
   * Returns false when the counter did not increase: two requests with one signature, or a copied key. Some keys never
   * count.
   */
  async noteUse(tx: Tx, id: number, counter: number, isBackedUp: boolean): Promise<boolean> {
    const noted = await tx.one(sql`
      UPDATE passkey SET counter = ${counter}, is_backed_up = ${isBackedUp}, last_used_at = now()
      WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0)) RETURNING id`);
    return noted !== null;
  }

  async rename(memberId: number, id: number, name: string): Promise<PasskeyRow | null> {
    const [row] = await this.prisma.passkey.updateManyAndReturn({
      where: { id, memberId },
      data: { name } satisfies Prisma.PasskeyUncheckedUpdateInput,
      select: SHOWN,
    });
    return row ?? null;
  }

  async remove(tx: Tx, memberId: number, id: number): Promise<boolean> {
    return (await tx.with(this.prisma).passkey.deleteMany({ where: { id, memberId } })).count > 0;
  }
}

/** The counter fits a JavaScript number. */
const toCredential = ({
  counter,
  ...row
}: Prisma.PasskeyGetPayload<{ select: typeof CREDENTIAL }>): PasskeyCredential => ({
  ...row,
  counter: Number(counter),
});
