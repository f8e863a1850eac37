import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, coreProblem, Database, type Tx } from '@waymark/service-kit';
import { randomBytes } from 'node:crypto';
import type { AccountConfig } from '../config';
import { deviceOf } from './device-of';
import { effectiveRole } from './effective-role';
import { SessionCache } from './session-cache';
import { type CallingBrowser, type SessionOwner, type SignedInBy, toIdentity } from './session-facts';
import { SessionOwnerRepository, SessionRepository } from './session.repository';
import { sessionHash } from '@waymark/edge-kit';

/** Returns a new session ID for the browser: 32 random bytes, base64url. Only its hash is stored. */
function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Starts the session of every sign-in: creates a new ID each time and ends the browser's previous session (against
 * fixation).
 */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCache,
    private readonly owners: SessionOwnerRepository,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Signs in and returns the cookie's value. `alongside` runs in the same transaction. */
  async start(
    owner: SessionOwner,
    how: SignedInBy,
    browser: CallingBrowser,
    alongside?: (tx: Tx) => Promise<void>,
  ): Promise<string> {
    const { token, held } = await this.database.transaction(async (tx) => {
      await alongside?.(tx);
      const noted = await this.owners.noteSignIn(tx, owner.id);
      if (!noted) throw coreProblem('auth.required');
      return { token: await this.startIn(tx, owner, how, browser), held: noted };
    });
    if (browser.oldToken) await this.cache.revoke(sessionHash(browser.oldToken));
    await this.cache.remember(
      sessionHash(token),
      toIdentity({ ...owner, ...held, role: effectiveRole(owner.role, how.secondFactor, this.config) }),
    );
    return token;
  }

  /** Like `start`, within the caller's transaction. */
  async startIn(
    tx: Tx,
    owner: Pick<SessionOwner, 'id' | 'role'>,
    how: SignedInBy,
    browser: CallingBrowser,
  ): Promise<string> {
    const token = newSessionToken();
    if (browser.oldToken) await this.sessions.remove(tx, sessionHash(browser.oldToken));
    const facts = { memberId: owner.id, ...how, device: deviceOf(browser.userAgent) };
    await this.sessions.add(tx, sessionHash(token), facts, owner.role);
    await this.owners.extendRetention(tx, owner.id);
    return token;
  }

  /**
   * Continues the session of `oldToken` under a new ID, after its owner has authenticated again. Returns the new
   * cookie's value, or null when that session has ended.
   */
  async renew(oldToken: string, how: Partial<SignedInBy> = {}): Promise<string | null> {
    const [oldHash, token] = [sessionHash(oldToken), newSessionToken()];
    const isRenewed = await this.database.transaction((tx) =>
      this.sessions.replace(tx, oldHash, sessionHash(token), how),
    );
    if (!isRenewed) return null;
    await this.cache.revoke(oldHash);
    return token;
  }
}
