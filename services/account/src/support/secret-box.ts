import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  createHash,
  createSecretKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import type { AccountConfig } from '../config';

interface SecretKey {
  /** Short and public: identifies the key without revealing anything about it. */
  readonly id: string;
  readonly key: KeyObject;
}

/** Derives the encryption key and its ID from a secret in the environment. */
function secretKey(secret: string): SecretKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'waymark secret box', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), key: createSecretKey(bytes) };
}

/** The owner and purpose of an encrypted text; decryption fails for any other member or purpose. */
export interface SealedFor {
  readonly memberId: number;
  /** Names the column, e.g. `needs`. */
  readonly purpose: string;
}

const FORMAT = 's1';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts data that a stolen table must not reveal. The result is `s1.<key id>.<bytes>`. The key's ID allows
 * replacing SECRETS_KEY, while SECRETS_KEYS_BEFORE still decrypt older texts.
 */
@Injectable()
export class SecretBox {
  private readonly current: SecretKey;
  private readonly keys: ReadonlyMap<string, SecretKey>;

  constructor(@Inject(CONFIG) config: Pick<AccountConfig, 'SECRETS_KEY' | 'SECRETS_KEYS_BEFORE'>) {
    this.current = secretKey(config.SECRETS_KEY);
    this.keys = new Map([...config.SECRETS_KEYS_BEFORE.map(secretKey), this.current].map((key) => [key.id, key]));
  }

  seal(text: string, owner: SealedFor): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.current.key, iv).setAAD(boundTo(this.current.id, owner));
    const body = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${FORMAT}.${this.current.id}.${body.toString('base64url')}`;
  }

  /** Throws when the text was changed, belongs to another owner, or needs a removed key. */
  open(sealed: string, owner: SealedFor): string {
    const [format, id = '', text = ''] = sealed.split('.');
    const key = this.keys.get(id);
    const body = Buffer.from(text, 'base64url');
    if (format !== FORMAT || !key || body.length < IV_BYTES + TAG_BYTES) throw cannotOpen();
    try {
      const decipher = createDecipheriv(CIPHER, key.key, body.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(boundTo(id, owner)).setAuthTag(body.subarray(-TAG_BYTES));
      return decipher.update(body.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw cannotOpen();
    }
  }

  /** Returns false for a text encrypted with an older key, which should be re-encrypted at the next opportunity. */
  isCurrent(sealed: string): boolean {
    return sealed.startsWith(`${FORMAT}.${this.current.id}.`);
  }
}

const boundTo = (keyId: string, { purpose, memberId }: SealedFor) =>
  Buffer.from(`${FORMAT}.${keyId}.${purpose}.${memberId}`);

// The error omits its cause, which may quote the data.
const cannotOpen = () => new Error('A sealed text could not be opened: it was changed, or its key is missing.');
