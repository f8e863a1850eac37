import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const FLAGS = { present: 0x01, verified: 0x04, newCredential: 0x40 };

interface Site {
  origin: string;
  rpId: string;
}

/** An authenticator in software (WebAuthn level 3, 6.1 and 6.3), which tests can also make misbehave. */
export class SoftwarePasskey {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = base64url(randomBytes(32));
  private userHandle = '';
  counter = 0;
  checksUser = true;

  constructor(private readonly site: Site = { origin: 'http://localhost:4200', rpId: 'localhost' }) {}

  /** Responds to the options of a registration. */
  create({ challenge, user }: { challenge: string; user: { id: string } }) {
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = new Uint8Array(
      Buffer.concat([this.authData(FLAGS.newCredential), Buffer.alloc(16), length, id, this.publicKey()]),
    );
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const response = {
      clientDataJSON: this.clientData('webauthn.create', challenge),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    };
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** Responds to the options of a sign-in. */
  get({ challenge }: { challenge: string }) {
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const authData = this.authData(0);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const response = {
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
      userHandle: this.userHandle,
    };
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin: this.site.origin, crossOrigin: false })));
  }

  private authData(more: number): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = FLAGS.present | (this.checksUser ? FLAGS.verified : 0) | more;
    return Buffer.concat([sha256(this.site.rpId), Buffer.from([flags]), counter]);
  }

  /** COSE key: ES256 on P-256. */
  private publicKey(): Uint8Array {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    return isoCBOR.encode(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]) as never,
    );
  }
}
