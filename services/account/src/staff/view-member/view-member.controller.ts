import { Controller } from '@nestjs/common';
import { viewMember } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { StaffGate } from '../staff-gate';
import { ViewMember } from './view-member.use-case';

@Controller()
export class ViewMemberController {
  constructor(
    private readonly gate: StaffGate,
    private readonly view: ViewMember,
  ) {}

  @Endpoint(viewMember)
  async handle(
    @Input() { params }: EndpointInput<typeof viewMember>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof viewMember>> {
    return this.view.execute(await this.gate.require(caller, 'moderator'), params.id);
  }
}
