import { Controller } from '@nestjs/common';
import {
  beginLinkedCard,
  beginNewCard,
  type BegunCard,
  changeLinkedGift,
  changeMonthlyGift,
  listMyGifts,
  type OwnGifts,
  type OwnMonthlyGift,
  readLinkedGifts,
  stopLinkedGift,
  stopMonthlyGift,
} from '@waymark/contracts-account';
import { DEFAULT_PAGE_SIZE, type EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { BeginNewCard } from './begin-new-card.use-case';
import { giverByLink } from './giver';
import { ChangeMonthly } from './monthly-wishes/change-monthly.use-case';
import { StopMonthly } from './monthly-wishes/stop-monthly.use-case';
import { ReadOwnGifts } from './read-own-gifts';

@Controller()
export class GiftMineController {
  constructor(
    private readonly beginNewCardUseCase: BeginNewCard,
    private readonly authThrottle: AuthThrottle,
    private readonly changeMonthly: ChangeMonthly,
    private readonly stopMonthly: StopMonthly,
    private readonly readOwnGifts: ReadOwnGifts,
  ) {}

  @Endpoint(beginNewCard)
  beginNewCard(@Input() { params }: EndpointInput<typeof beginNewCard>, @Caller() caller: Caller): Promise<BegunCard> {
    return this.beginNewCardUseCase.execute({ memberId: caller.member.memberId }, params.id, caller.origin);
  }

  @Endpoint(beginLinkedCard)
  async beginLinkedCard(
    @Input() { body }: EndpointInput<typeof beginLinkedCard>,
    @Caller() caller: Caller,
  ): Promise<BegunCard> {
    await this.authThrottle.guard('token-origin', caller.origin);
    return this.beginNewCardUseCase.execute(giverByLink(body.token), null, caller.origin);
  }

  @Endpoint(changeMonthlyGift)
  changeMonthlyGift(
    @Input() { params, body }: EndpointInput<typeof changeMonthlyGift>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyGift> {
    return this.changeMonthly.execute({ memberId: caller.member.memberId }, params.id, body.amountPence);
  }

  @Endpoint(stopMonthlyGift)
  stopMonthlyGift(
    @Input() { params }: EndpointInput<typeof stopMonthlyGift>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyGift> {
    return this.stopMonthly.execute({ memberId: caller.member.memberId }, params.id);
  }

  @Endpoint(changeLinkedGift)
  async changeLinkedGift(
    @Input() { body }: EndpointInput<typeof changeLinkedGift>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyGift> {
    await this.authThrottle.guard('token-origin', caller.origin);
    return this.changeMonthly.execute(giverByLink(body.token), null, body.amountPence);
  }

  @Endpoint(stopLinkedGift)
  async stopLinkedGift(
    @Input() { body }: EndpointInput<typeof stopLinkedGift>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyGift> {
    await this.authThrottle.guard('token-origin', caller.origin);
    return this.stopMonthly.execute(giverByLink(body.token), null);
  }

  @Endpoint(listMyGifts)
  listMyGifts(@Input() { query }: EndpointInput<typeof listMyGifts>, @Caller() caller: Caller): Promise<OwnGifts> {
    return this.readOwnGifts.execute({ memberId: caller.member.memberId }, query);
  }

  @Endpoint(readLinkedGifts)
  async readLinkedGifts(
    @Input() { body }: EndpointInput<typeof readLinkedGifts>,
    @Caller() caller: Caller,
  ): Promise<OwnGifts> {
    await this.authThrottle.guard('token-origin', caller.origin);
    return this.readOwnGifts.execute(giverByLink(body.token), { cursor: body.cursor, limit: DEFAULT_PAGE_SIZE });
  }
}
