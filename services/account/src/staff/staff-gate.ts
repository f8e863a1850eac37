import { Inject, Injectable } from '@nestjs/common';
import { hasRole } from '@waymark/contracts-core';
import { addressPrefix } from '@waymark/edge-kit';
import { type Caller, CONFIG, coreProblem } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { effectiveRole } from '../session/effective-role';
import { ReAuthentication } from '../session/re-authentication';

/** A member of staff with an accepted request; the role is read from the database. */
export interface StaffActor {
  id: number;
  role: 'moderator' | 'admin';
  /** The shortened address of the request, for the audit log. */
  origin: string;
}
const FRESH_MINUTES = 12 * 60;

/** Admits staff. It also checks the database, because the signed identity may be a minute old. */
@Injectable()
export class StaffGate {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async require(caller: Pick<Caller, 'cookie' | 'address'>, needed: StaffActor['role']): Promise<StaffActor> {
    const { memberId, role: stored, secondFactor } = await this.reAuthentication.require(caller.cookie, FRESH_MINUTES);
    const role = effectiveRole(stored, secondFactor, this.config);
    if (role === 'member' || !hasRole(role, needed)) throw coreProblem('auth.forbidden');
    return { id: memberId, role, origin: addressPrefix(caller.address) };
  }
}
