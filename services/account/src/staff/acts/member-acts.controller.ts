import { Controller, Inject } from '@nestjs/common';
import {
  changeMemberRole,
  restoreMember,
  setInfluencer,
  setVerification,
  suspendMember,
  type StaffMemberDetail,
} from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { MemberRepository } from '../../member/member.repository';
import { StaffGate } from '../staff-gate';
import { StaffMembersRepository } from '../staff-members.repository';
import { changingRole } from './changing-role';
import { settingVerification, settingInfluencer } from './setting-badges';
import type { StaffAct } from './staff-act';
import { StaffActs } from './staff-acts';
import { suspending, restoring } from './suspending';

@Controller()
export class MemberActsController {
  constructor(
    private readonly gate: StaffGate,
    private readonly acts: StaffActs,
    private readonly staff: StaffMembersRepository,
    private readonly members: MemberRepository,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(setVerification)
  verification(
    @Input() { params, body }: EndpointInput<typeof setVerification>,
    @Caller() caller: Caller,
  ): Promise<StaffMemberDetail> {
    return this.run(caller, params.id, settingVerification(this.staff, body, this.config.PUBLIC_ORIGIN));
  }

  @Endpoint(setInfluencer)
  influencer(
    @Input() { params, body }: EndpointInput<typeof setInfluencer>,
    @Caller() caller: Caller,
  ): Promise<StaffMemberDetail> {
    return this.run(caller, params.id, settingInfluencer(this.staff, body.isInfluencer));
  }

  @Endpoint(suspendMember)
  suspend(
    @Input() { params, body }: EndpointInput<typeof suspendMember>,
    @Caller() caller: Caller,
  ): Promise<StaffMemberDetail> {
    return this.run(caller, params.id, suspending(this.staff, body.reason, this.config.PUBLIC_ORIGIN));
  }

  @Endpoint(restoreMember)
  restore(
    @Input() { params, body }: EndpointInput<typeof restoreMember>,
    @Caller() caller: Caller,
  ): Promise<StaffMemberDetail> {
    return this.run(caller, params.id, restoring(this.staff, body.reason, this.config.PUBLIC_ORIGIN));
  }

  @Endpoint(changeMemberRole)
  role(
    @Input() { params, body }: EndpointInput<typeof changeMemberRole>,
    @Caller() caller: Caller,
  ): Promise<StaffMemberDetail> {
    return this.run(caller, params.id, changingRole(this.members, body, this.config.PUBLIC_ORIGIN));
  }

  private async run(caller: Caller, subjectId: number, act: StaffAct): Promise<StaffMemberDetail> {
    const actor = await this.gate.require(caller, act.power === 'changeRole' ? 'admin' : 'moderator');
    return this.acts.run(actor, subjectId, act);
  }
}
