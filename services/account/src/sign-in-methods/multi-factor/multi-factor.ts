import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { SecretBox } from '../../support/secret-box';
import { AuthenticatorRepository } from './authenticator.repository';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import { newTotpSecret, totpStep } from './totp';

const PURPOSE = 'authenticator';

/** A member's authenticator codes: creates secrets, checks codes, and manages recovery codes. */
@Injectable()
export class MultiFactor {
  constructor(
    private readonly authenticators: AuthenticatorRepository,
    private readonly box: SecretBox,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Checks whether this member needs a code to sign in. */
  async isOn(memberId: number): Promise<boolean> {
    return (await this.authenticators.find(memberId))?.isConfirmed ?? false;
  }

  /** Creates a secret to be confirmed; returns null when an app is already in use. */
  async begin(memberId: number): Promise<string | null> {
    const secret = newTotpSecret();
    const isBegun = await this.authenticators.begin(memberId, this.box.seal(secret, { memberId, purpose: PURPOSE }));
    return isBegun ? secret : null;
  }

  /** Returns the ten recovery codes; null when the code is wrong. */
  async confirm(tx: Tx, memberId: number, code: string): Promise<string[] | null> {
    const row = await this.authenticators.find(memberId, tx);
    if (!row) return null;
    const step = await totpStep(this.secretOf(memberId, row.sealedSecret), plain(code), null);
    if (step === null || !(await this.authenticators.confirm(tx, memberId, row.sealedSecret, step))) return null;
    return this.renewRecoveryCodes(tx, memberId);
  }

  /** Uses up an app code or a recovery code. Returns null when the code is wrong or was used before. */
  async spend(tx: Tx, memberId: number, code: string): Promise<'app' | 'recovery' | null> {
    const row = await this.authenticators.find(memberId, tx);
    if (!row?.isConfirmed) return null;
    const step = await totpStep(this.secretOf(memberId, row.sealedSecret), plain(code), row.lastStep);
    if (step !== null) return (await this.authenticators.useStep(tx, memberId, step)) ? 'app' : null;
    const hash = this.recoveryHash(memberId, code);
    return (await this.authenticators.useRecoveryCode(tx, memberId, hash)) ? 'recovery' : null;
  }

  async renewRecoveryCodes(tx: Tx, memberId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.authenticators.replaceRecoveryCodes(
      tx,
      memberId,
      codes.map((code) => this.recoveryHash(memberId, code)),
    );
    return codes;
  }

  private secretOf(memberId: number, sealed: string): string {
    return this.box.open(sealed, { memberId, purpose: PURPOSE });
  }

  private recoveryHash(memberId: number, code: string): string {
    return recoveryCodeHash(memberId, code, this.config.PASSWORD_PEPPER);
  }
}

// Removes separators: apps show "123 456".
const plain = (code: string) => code.replace(/[\s-]/g, '');
