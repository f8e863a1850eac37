import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { coreProblem, Database } from '@waymark/service-kit';
import { SessionStarter } from '../../session/session-starter';
import { PasskeyCeremonies } from './passkey-ceremonies';

/** Authenticates a signed-in member again with one of their passkeys. */
@Injectable()
export class ReAuthenticateWithPasskey {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly database: Database,
    private readonly starter: SessionStarter,
  ) {}

  /** Returns the cookie's new value: every authentication changes the session ID. */
  async execute(memberId: number, credential: AuthenticationResponseJSON, oldToken: string | null): Promise<string> {
    const checked = await this.ceremonies.check('passkey-prove', credential, memberId);
    await this.database.transaction((tx) => checked.noteUse(tx));
    const token = oldToken && (await this.starter.renew(oldToken, { secondFactor: true }));
    if (!token) throw coreProblem('auth.required');
    return token;
  }
}
