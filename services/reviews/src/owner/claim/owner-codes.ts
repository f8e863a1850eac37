import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { OWNER_CODE_LENGTH } from '@waymark/contracts-reviews';
import { CONFIG, openText, sealText } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';
import { mailboxOf } from '../website-domain';

/** Without easily confused letters and digits: 0 and O, 1, I and L. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const ADDRESS = 'address that a code for a venue went to';

/** Hashes codes and encrypts addresses, so that the stored data reveals neither. */
@Injectable()
export class OwnerCodes {
  private readonly key: Buffer;
  private readonly secret: string;

  constructor(@Inject(CONFIG) { IDENTITY_SECRET }: ReviewsConfig) {
    this.secret = IDENTITY_SECRET;
    this.key = Buffer.from(hkdfSync('sha256', IDENTITY_SECRET, '', 'waymark reviews: codes for owners of venues', 32));
  }

  make(): string {
    return Array.from({ length: OWNER_CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
  }

  /** Hashes a code together with the member and the venue, so that a copied row is useless elsewhere. */
  hash(venueId: number, memberId: number, code: string): string {
    return createHmac('sha256', this.key).update(`code\n${venueId}\n${memberId}\n${code}`).digest('base64url');
  }

  isRight(hash: string, venueId: number, memberId: number, code: string): boolean {
    const [known, given] = [hash, this.hash(venueId, memberId, code)].map((text) => Buffer.from(text));
    return known !== undefined && given !== undefined && known.length === given.length && timingSafeEqual(known, given);
  }

  /** Returns a key for counting the codes to an address. All spellings of one mailbox have the same key. */
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
