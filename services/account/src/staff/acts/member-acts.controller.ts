import { Controller, Headers, Inject } from '@nestjs/common';
import {
  changeMemberRole,
  restoreMember,
  setInfluencer,
  setVerification,
  suspendMember,
  type StaffMemberDetail,
} from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { CONFIG, Endpoint, Input } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { MemberRepository } from '../../member/member.repository';
import { StaffGate } from '../staff-gate';
import { StaffMembersRepository } from '../staff-members.repository';
import { changingRole } from './changing-role';
import { restoring } from './restoring';
import { settingInfluencer } from './setting-influencer';
import { settingVerification } from './setting-verification';
import type { StaffAct } from './staff-act';
import { StaffActs } from './staff-acts';
import { suspending } from './suspending';

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
    @Headers() headers: Sent,
  ): Promise<StaffMemberDetail> {
    return this.run(headers, params.id, settingVerification(this.staff, body, this.config.PUBLIC_ORIGIN));
  }

  @Endpoint(setInfluencer)
  influencer(
    @Input() { params, body }: EndpointInput<typeof setInfluencer>,
    @Headers() headers: Sent,
  ): Promise<StaffMemberDetail> {
    return this.run(headers, params.id, settingInfluencer(this.staff, body.isInfluencer));
  }

  @Endpoint(suspendMember)
  suspend(
    @Input() { params, body }: EndpointInput<typeof suspendMember>,
    @Headers() headers: Sent,
  ): Promise<StaffMemberDetail> {
    return this.run(headers, params.id, suspending(this.staff, body.reason, this.config.PUBLIC_ORIGIN));
  }

  @Endpoint(restoreMember)
  restore(
    @Input() { params, body }: EndpointInput<typeof restoreMember>,
    @Headers() headers: Sent,
  ): Promise<StaffMemberDetail> {
    return this.run(headers, params.id, restoring(this.staff, body.reason, this.config.PUBLIC_ORIGIN));
  }

  @Endpoint(changeMemberRole)
  role(
    @Input() { params, body }: EndpointInput<typeof changeMemberRole>,
    @Headers() headers: Sent,
  ): Promise<StaffMemberDetail> {
    return this.run(headers, params.id, changingRole(this.members, body, this.config.PUBLIC_ORIGIN));
  }

  private async run(headers: Sent, subjectId: number, act: StaffAct): Promise<StaffMemberDetail> {
    const request = { cookie: headers.cookie, forwardedFor: headers['x-forwarded-for'] };
    const actor = await this.gate.require(request, act.power === 'changeRole' ? 'admin' : 'moderator');
    return this.acts.run(actor, subjectId, act);
  }
}

interface Sent {
  cookie?: string;
  'x-forwarded-for'?: string;
}
