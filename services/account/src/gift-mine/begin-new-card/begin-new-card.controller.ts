import { Controller } from '@nestjs/common';
import { beginLinkedCard, beginNewCard, type BegunCard } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { giverByLink } from '../giver';
import { BeginNewCard } from './begin-new-card.use-case';

@Controller()
export class BeginNewCardController {
  constructor(
    private readonly begin: BeginNewCard,
    private readonly throttle: AuthThrottle,
  ) {}

  @Endpoint(beginNewCard)
  own(@Input() { params }: EndpointInput<typeof beginNewCard>, @Caller() caller: Caller): Promise<BegunCard> {
    return this.begin.execute({ memberId: caller.member.memberId }, params.id, caller.origin);
  }

  @Endpoint(beginLinkedCard)
  async linked(@Input() { body }: EndpointInput<typeof beginLinkedCard>, @Caller() caller: Caller): Promise<BegunCard> {
    await this.throttle.guard('token-origin', caller.origin);
    return this.begin.execute(giverByLink(body.token), null, caller.origin);
  }
}
