import { Controller } from '@nestjs/common';
import { readRevert, type Revert } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { RevertViews } from '../revert-views';

@Controller()
export class ReadRevertController {
  constructor(private readonly views: RevertViews) {}

  @Endpoint(readRevert)
  handle(@Input() { params }: EndpointInput<typeof readRevert>, @Caller() { member }: Caller): Promise<Revert> {
    return this.views.one(params, member);
  }
}
