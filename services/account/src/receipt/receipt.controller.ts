import { Controller, Inject } from '@nestjs/common';
import { getDonationReceipt, getDonationReceiptByLink, type DonationReceipt } from '@waymark/contracts-account';
import { type EndpointInput, operatorFrom } from '@waymark/contracts-core';
import { Caller, CONFIG, coreProblem, Endpoint, Input } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { receiptTokenHash } from './receipt';
import { ReceiptRepository, type ReceiptRow, toDonationReceipt } from './receipt.repository';

@Controller()
export class ReceiptController {
  constructor(
    private readonly receipts: ReceiptRepository,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(getDonationReceipt)
  async own(
    @Input() { params }: EndpointInput<typeof getDonationReceipt>,
    @Caller() caller: Caller,
  ): Promise<DonationReceipt> {
    return this.shown(await this.receipts.ofMember(params.id, caller.member.memberId));
  }

  /** A wrong secret and an unknown donation get the same response; only failures count against the limit. */
  @Endpoint(getDonationReceiptByLink)
  async byLink(
    @Input() { body }: EndpointInput<typeof getDonationReceiptByLink>,
    @Caller() caller: Caller,
  ): Promise<DonationReceipt> {
    await this.throttle.guard('token-origin', caller.origin);
    const receipt = this.shown(await this.receipts.byLink(body.gift, receiptTokenHash(body.token)));
    await this.throttle.giveBack('token-origin', caller.origin);
    return receipt;
  }

  private shown(row: ReceiptRow | null): DonationReceipt {
    if (!row) throw coreProblem('request.not-found');
    return toDonationReceipt(row, operatorFrom(this.config));
  }
}
