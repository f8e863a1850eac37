import { Controller } from '@nestjs/common';
import { readOwnTrust, type OwnTrust } from '@waymark/contracts-reviews';
import { Caller, Endpoint } from '@waymark/service-kit';
import { toOwnTrust } from './agreement';
import { AgreementRepository } from './agreement.repository';

@Controller()
export class ReadOwnTrustController {
  constructor(private readonly agreements: AgreementRepository) {}

  /** Counts at the time of the request, so that members see their latest answers included. */
  @Endpoint(readOwnTrust)
  async handle(@Caller() caller: Caller): Promise<OwnTrust> {
    return toOwnTrust(await this.agreements.of(caller.member.memberId));
  }
}
