import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';

const TOKEN = /^(\d{1,9})\.([\w-]{43})$/;

/** A question's token is its ID with a keyed hash, so no secret has to be stored. */
@Injectable()
export class QuestionTokens {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { IDENTITY_SECRET }: ReviewsConfig) {
    this.key = Buffer.from(hkdfSync('sha256', IDENTITY_SECRET, '', 'waymark reviews: questions to services', 32));
  }

  of(questionId: number): string {
    return `${questionId}.${this.mac(questionId).toString('base64url')}`;
  }

  /** Returns the question's ID; null if we did not issue the token. */
  questionOf(token: string): number | null {
    const [, id, mac] = TOKEN.exec(token.trim()) ?? [];
    if (id === undefined || mac === undefined) return null;
    const given = Buffer.from(mac, 'base64url');
    const right = this.mac(Number(id));
    return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : null;
  }

  private mac(questionId: number): Buffer {
    return createHmac('sha256', this.key).update(String(questionId)).digest();
  }
}
