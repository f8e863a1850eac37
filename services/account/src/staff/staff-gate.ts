import { Inject, Injectable } from '@nestjs/common';
import { hasRole } from '@waymark/contracts-core';
import { addressPrefix } from '@waymark/edge-kit';
import { type Caller, CONFIG, coreProblem } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { effectiveRole } from '../session/effective-role';
import { ReAuthentication } from '../session/re-authentication';

/** A member of staff whose request was let through: their role is what the database says now. */
export interface StaffActor {
  id: number;
  role: 'moderator' | 'admin';
  /** Where the request came from, shortened for the log. */
  origin: string;
}
const FRESH_MINUTES = 12 * 60;

/** Lets staff through. The signed identity alone is not enough: it may be a minute older than what the database says. */
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
