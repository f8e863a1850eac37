import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The content of a page's token: its page load, and the share of such pages that report successful loads. */
export interface PageToken {
  id: string;
  /** When the page was served: milliseconds since 1970. */
  issuedAt: number;
  /** 0 to 1. */
  sample: number;
}

/** Reports of pages that stay open longer do not count. */
export const TOKEN_LIFE_MS = 3_600_000;
const MAC_BYTES = 16;

/**
 * Proves that we served a page; reports without proof do not count. Every gateway creates and reads the same tokens.
 * The share is signed too, so nobody can choose the weight of a report.
 */
export class PageTokens {
  private readonly key: Buffer;

  constructor(
    identitySecret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', identitySecret, '', 'waymark telemetry: page tokens', 32));
  }

  issue(sample: number): string {
    const said = [randomBytes(12).toString('base64url'), this.now().toString(36), sample].join('~');
    return `${said}~${this.macOf(said).toString('base64url')}`;
  }

  /** Returns null for a token that is not ours or is older than an hour. */
  read(token: string): PageToken | null {
    const [id = '', at = '', sample = '', mac = ''] = token.split('~');
    const given = Buffer.from(mac, 'base64url');
    if (given.length !== MAC_BYTES || !timingSafeEqual(given, this.macOf([id, at, sample].join('~')))) return null;
    const issuedAt = Number.parseInt(at, 36);
    return this.now() - issuedAt <= TOKEN_LIFE_MS ? { id, issuedAt, sample: Number(sample) } : null;
  }

  private macOf(said: string): Buffer {
    return createHmac('sha256', this.key).update(said).digest().subarray(0, MAC_BYTES);
  }
}
