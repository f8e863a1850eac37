import { Controller, Inject } from '@nestjs/common';
import { getGiftReceipt, getGiftReceiptByLink, type GiftReceipt } from '@waymark/contracts-account';
import { type EndpointInput, operatorFrom } from '@waymark/contracts-core';
import { Caller, CONFIG, coreProblem, Endpoint, Input } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { receiptTokenHash } from './receipt-token';
import { toGiftReceipt } from './receipt.mapper';
import { ReceiptRepository, type ReceiptRow } from './receipt.repository';

@Controller()
export class ReceiptController {
  constructor(
    private readonly receipts: ReceiptRepository,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(getGiftReceipt)
  async own(@Input() { params }: EndpointInput<typeof getGiftReceipt>, @Caller() caller: Caller): Promise<GiftReceipt> {
    return this.shown(await this.receipts.ofMember(params.id, caller.member.memberId));
  }

  /** A wrong secret and an unknown donation get the same response; only failures count against the limit. */
  @Endpoint(getGiftReceiptByLink)
  async byLink(
    @Input() { body }: EndpointInput<typeof getGiftReceiptByLink>,
    @Caller() caller: Caller,
  ): Promise<GiftReceipt> {
    await this.throttle.guard('token-origin', caller.origin);
    const receipt = this.shown(await this.receipts.byLink(body.gift, receiptTokenHash(body.token)));
    await this.throttle.giveBack('token-origin', caller.origin);
    return receipt;
  }

  private shown(row: ReceiptRow | null): GiftReceipt {
    if (!row) throw coreProblem('request.not-found');
    return toGiftReceipt(row, operatorFrom(this.config));
  }
}
