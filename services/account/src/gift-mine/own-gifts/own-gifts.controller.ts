import { Controller } from '@nestjs/common';
import { listMyGifts, type OwnGifts, readLinkedGifts } from '@waymark/contracts-account';
import { DEFAULT_PAGE_SIZE, type EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { giverByLink } from '../giver';
import { ReadOwnGifts } from './read-own-gifts';

@Controller()
export class OwnGiftsController {
  constructor(
    private readonly gifts: ReadOwnGifts,
    private readonly throttle: AuthThrottle,
  ) {}

  @Endpoint(listMyGifts)
  mine(@Input() { query }: EndpointInput<typeof listMyGifts>, @Caller() caller: Caller): Promise<OwnGifts> {
    return this.gifts.execute({ memberId: caller.member.memberId }, query);
  }

  @Endpoint(readLinkedGifts)
  async linked(@Input() { body }: EndpointInput<typeof readLinkedGifts>, @Caller() caller: Caller): Promise<OwnGifts> {
    await this.throttle.guard('token-origin', caller.origin);
    return this.gifts.execute(giverByLink(body.token), { cursor: body.cursor, limit: DEFAULT_PAGE_SIZE });
  }
}
