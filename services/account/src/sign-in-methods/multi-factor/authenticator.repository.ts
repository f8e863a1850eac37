import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';
import type { Prisma } from '../../generated/client';
import { PrismaService } from '../../prisma.service';

export interface AuthenticatorRow {
  sealedSecret: string;
  lastStep: number | null;
  isConfirmed: boolean;
}

/** All access to authenticator apps and recovery codes. */
@Injectable()
export class AuthenticatorRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  find(memberId: number, database: Pick<Tx, 'one'> = this.database): Promise<AuthenticatorRow | null> {
    return database.one<AuthenticatorRow>(sql`
      SELECT sealed_secret AS "sealedSecret", last_step::int AS "lastStep", confirmed_at IS NOT NULL AS "isConfirmed"
      FROM authenticator WHERE member_id = ${memberId}`);
  }

  /** Starts a new setup; returns false when an app is already in use. */
  async begin(memberId: number, sealedSecret: string): Promise<boolean> {
    const begun = await this.database.one(sql`
      INSERT INTO authenticator (member_id, sealed_secret) VALUES (${memberId}, ${sealedSecret})
      ON CONFLICT (member_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = NULL, created_at = now()
        WHERE authenticator.confirmed_at IS NULL
      RETURNING member_id`);
    return begun !== null;
  }

  /**
   * Turns codes on for sign-ins. Returns false when they were already on, or when the secret was replaced meanwhile.
   */
  async confirm(tx: Tx, memberId: number, sealedSecret: string, step: number): Promise<boolean> {
    const confirmed = await tx.one(sql`
      UPDATE authenticator SET confirmed_at = now(), last_step = ${step}
      WHERE member_id = ${memberId} AND confirmed_at IS NULL AND sealed_secret = ${sealedSecret} RETURNING member_id`);
    return confirmed !== null;
  }

  /**
   * Returns false when a code of this step or a later one was used before: of two requests with the same code, only
   * one succeeds.
   */
  async useStep(tx: Tx, memberId: number, step: number): Promise<boolean> {
    const used = await tx.one(sql`
      UPDATE authenticator SET last_step = ${step}
      WHERE member_id = ${memberId} AND (last_step IS NULL OR last_step < ${step}) RETURNING member_id`);
    return used !== null;
  }

  /** Uses up a recovery code; returns false when none has that hash. */
  async useRecoveryCode(tx: Tx, memberId: number, hash: string): Promise<boolean> {
    return (await tx.with(this.prisma).recoveryCode.deleteMany({ where: { memberId, hash } })).count > 0;
  }

  async replaceRecoveryCodes(tx: Tx, memberId: number, hashes: string[]): Promise<void> {
    const { recoveryCode } = tx.with(this.prisma);
    await recoveryCode.deleteMany({ where: { memberId } });
    await recoveryCode.createMany({
      data: hashes.map((hash) => ({ memberId, hash })) satisfies Prisma.RecoveryCodeUncheckedCreateInput[],
    });
  }

  /** Returns whether codes were turned on before. */
  async remove(tx: Tx, memberId: number): Promise<boolean> {
    const removed = await tx.one<{ wasOn: boolean | null }>(sql`
      DELETE FROM authenticator WHERE member_id = ${memberId} RETURNING confirmed_at IS NOT NULL AS "wasOn"`);
    return removed?.wasOn ?? false;
  }
}
