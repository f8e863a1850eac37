import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { OWNER_CODE_LENGTH } from '@waymark/contracts-reviews';
import { CONFIG, openText, sealText } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';
import { mailboxOf } from '../website-domain';

/** Without letters and digits that one takes for another: 0 and O, 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const ADDRESS = 'address that a code for a venue went to';

/** Codes of mails, and addresses: nothing of either can be read from what is stored. */
@Injectable()
export class OwnerCodes {
  private readonly key: Buffer;
  private readonly secret: string;

  constructor(@Inject(CONFIG) { IDENTITY_SECRET }: ReviewsConfig) {
    this.secret = IDENTITY_SECRET;
    this.key = Buffer.from(hkdfSync('sha256', IDENTITY_SECRET, '', 'waymark reviews: codes for owners of venues', 32));
  }

  make(): string {
    return Array.from({ length: OWNER_CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  }

  /** Of one member and one venue: a row that is copied elsewhere opens nothing. */
  hash(venueId: number, memberId: number, code: string): string {
    return createHmac('sha256', this.key).update(`code\n${venueId}\n${memberId}\n${code}`).digest('base64url');
  }

  isRight(hash: string, venueId: number, memberId: number, code: string): boolean {
    const [known, given] = [hash, this.hash(venueId, memberId, code)].map((text) => Buffer.from(text));
    return known !== undefined && given !== undefined && known.length === given.length && timingSafeEqual(known, given);
  }

  /** To count by: the same for the same mailbox. */
  addressKey(address: string): string {
    return createHmac('sha256', this.key)
      .update(`address\n${mailboxOf(address)}`)
      .digest('base64url');
  }

  sealAddress(address: string): Promise<string> {
    return sealText(this.secret, ADDRESS, address);
  }

  openAddress(sealed: string): Promise<string> {
    return openText(this.secret, ADDRESS, sealed);
  }
}
