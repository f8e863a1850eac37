import { Controller } from '@nestjs/common';
import {
  beginLinkedCard,
  beginNewCard,
  type BegunCard,
  changeLinkedDonation,
  changeMonthlyDonation,
  listMyDonations,
  type OwnDonations,
  type OwnMonthlyDonation,
  readLinkedDonations,
  stopLinkedDonation,
  stopMonthlyDonation,
} from '@waymark/contracts-account';
import { DEFAULT_PAGE_SIZE, type EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { BeginNewCard } from './begin-new-card.use-case';
import { giverByLink } from './giver';
import { ChangeMonthly, StopMonthly } from './monthly-wishes/change-monthly.use-case';
import { ReadOwnDonations } from './read-own-donations';

@Controller()
export class MyDonationsController {
  constructor(
    private readonly beginNewCardUseCase: BeginNewCard,
    private readonly authThrottle: AuthThrottle,
    private readonly changeMonthly: ChangeMonthly,
    private readonly stopMonthly: StopMonthly,
    private readonly readOwnDonations: ReadOwnDonations,
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

  @Endpoint(changeMonthlyDonation)
  changeMonthlyDonation(
    @Input() { params, body }: EndpointInput<typeof changeMonthlyDonation>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyDonation> {
    return this.changeMonthly.execute({ memberId: caller.member.memberId }, params.id, body.amountPence);
  }

  @Endpoint(stopMonthlyDonation)
  stopMonthlyDonation(
    @Input() { params }: EndpointInput<typeof stopMonthlyDonation>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyDonation> {
    return this.stopMonthly.execute({ memberId: caller.member.memberId }, params.id);
  }

  @Endpoint(changeLinkedDonation)
  async changeLinkedDonation(
    @Input() { body }: EndpointInput<typeof changeLinkedDonation>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyDonation> {
    await this.authThrottle.guard('token-origin', caller.origin);
    return this.changeMonthly.execute(giverByLink(body.token), null, body.amountPence);
  }

  @Endpoint(stopLinkedDonation)
  async stopLinkedDonation(
    @Input() { body }: EndpointInput<typeof stopLinkedDonation>,
    @Caller() caller: Caller,
  ): Promise<OwnMonthlyDonation> {
    await this.authThrottle.guard('token-origin', caller.origin);
    return this.stopMonthly.execute(giverByLink(body.token), null);
  }

  @Endpoint(listMyDonations)
  listMyDonations(
    @Input() { query }: EndpointInput<typeof listMyDonations>,
    @Caller() caller: Caller,
  ): Promise<OwnDonations> {
    return this.readOwnDonations.execute({ memberId: caller.member.memberId }, query);
  }

  @Endpoint(readLinkedDonations)
  async readLinkedDonations(
    @Input() { body }: EndpointInput<typeof readLinkedDonations>,
    @Caller() caller: Caller,
  ): Promise<OwnDonations> {
    await this.authThrottle.guard('token-origin', caller.origin);
    return this.readOwnDonations.execute(giverByLink(body.token), { cursor: body.cursor, limit: DEFAULT_PAGE_SIZE });
  }
}
