import { Controller } from '@nestjs/common';
import {
  changeLinkedGift,
  changeMonthlyGift,
  type OwnMonthlyGift,
  stopLinkedGift,
  stopMonthlyGift,
} from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { giverByLink } from '../giver';
import { ChangeMonthly } from './change-monthly.use-case';
import { StopMonthly } from './stop-monthly.use-case';

@Controller()
export class MonthlyGiftsController {
  constructor(
    private readonly changing: ChangeMonthly,
    private readonly stopping: StopMonthly,
    private readonly throttle: AuthThrottle,
  ) {}

  @Endpoint(changeMonthlyGift)
  change(
    @Input() { params, body }: EndpointInput<typeof changeMonthlyGift>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyGift> {
    return this.changing.execute({ memberId: caller.member.memberId }, params.id, body.amountPence);
  }

  @Endpoint(stopMonthlyGift)
  stop(@Input() { params }: EndpointInput<typeof stopMonthlyGift>, @Caller() caller: Caller): Promise<OwnMonthlyGift> {
    return this.stopping.execute({ memberId: caller.member.memberId }, params.id);
  }

  @Endpoint(changeLinkedGift)
  async changeLinked(
    @Input() { body }: EndpointInput<typeof changeLinkedGift>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyGift> {
    await this.throttle.guard('token-origin', caller.origin);
    return this.changing.execute(giverByLink(body.token), null, body.amountPence);
  }

  @Endpoint(stopLinkedGift)
  async stopLinked(
    @Input() { body }: EndpointInput<typeof stopLinkedGift>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyGift> {
    await this.throttle.guard('token-origin', caller.origin);
    return this.stopping.execute(giverByLink(body.token), null);
  }
}
