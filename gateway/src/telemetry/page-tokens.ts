import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a page's token says: which page load it was, and how much of what loaded well such pages tell. */
export interface PageToken {
  id: string;
  /** When the page was served: milliseconds since 1970. */
  issuedAt: number;
  /** 0 to 1. */
  sample: number;
}

/** A page that is open for longer says nothing that counts. */
export const TOKEN_LIFE_MS = 3_600_000;
const MAC_BYTES = 16;

/**
 * Proof that a page of ours was served: without one nothing is counted. Every gateway makes and reads the same ones.
 * The share is signed too, so that nobody chooses how much their word weighs.
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

  /** Null when it is not ours, or older than an hour. */
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
