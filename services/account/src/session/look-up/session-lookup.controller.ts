import { Controller, Inject, Param } from '@nestjs/common';
import { SESSION_LOOKUP_PATH } from '@waymark/contracts-account';
import type { Identity } from '@waymark/contracts-core';
import { CONFIG, coreProblem, InternalEndpoint } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { effectiveRole } from '../effective-role';
import { SessionCache } from '../session-cache';
import { toIdentity } from '../session-facts';
import { SessionRepository } from '../session.repository';

/** How a gateway learns whose a session is when Redis does not say. */
@Controller()
export class SessionLookupController {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCache,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @InternalEndpoint('GET', SESSION_LOOKUP_PATH)
  async handle(@Param('hash') hash: string): Promise<Identity> {
    const owner = /^[0-9a-f]{64}$/.test(hash) ? await this.sessions.findOwner(hash) : null;
    if (!owner) throw coreProblem('request.not-found');
    const role = effectiveRole(owner.role, owner.secondFactor, this.config);
    const identity = toIdentity({ ...owner, role });
    await this.cache.remember(hash, identity, owner.secondsLeft);
    await this.sessions.touch(hash, owner.role);
    return identity;
  }
}
