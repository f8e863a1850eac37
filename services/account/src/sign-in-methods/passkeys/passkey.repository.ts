import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';

export interface PasskeyRow {
  id: number;
  name: string;
  isBackedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface PasskeyCredential {
  id: number;
  memberId: number;
  credentialId: string;
  userHandle: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

export type NewPasskey = Omit<PasskeyCredential, 'id'> & { name: string; isBackedUp: boolean };

const SHOWN = sql`id, name, is_backed_up AS "isBackedUp", created_at AS "createdAt", last_used_at AS "lastUsedAt"`;
const CREDENTIAL = sql`
  id, member_id AS "memberId", credential_id AS "credentialId", user_handle AS "userHandle", public_key AS "publicKey",
  counter::float8 AS counter, transports`;

/** All SQL on passkeys. */
@Injectable()
export class PasskeyRepository {
  constructor(private readonly database: Database) {}

  listOf(memberId: number): Promise<PasskeyRow[]> {
    return this.database.query<PasskeyRow>(sql`SELECT ${SHOWN} FROM passkey WHERE member_id = ${memberId} ORDER BY id`);
  }

  credentialsOf(memberId: number): Promise<PasskeyCredential[]> {
    return this.database.query<PasskeyCredential>(
      sql`SELECT ${CREDENTIAL} FROM passkey WHERE member_id = ${memberId} ORDER BY id`,
    );
  }

  findCredential(credentialId: string): Promise<PasskeyCredential | null> {
    return this.database.one<PasskeyCredential>(
      sql`SELECT ${CREDENTIAL} FROM passkey WHERE credential_id = ${credentialId}`,
    );
  }

  /** Null when the credential is known already. */
  add(tx: Tx, passkey: NewPasskey): Promise<PasskeyRow | null> {
    return tx.one<PasskeyRow>(sql`
      INSERT INTO passkey (member_id, credential_id, user_handle, public_key, counter, transports, is_backed_up, name)
      VALUES (${passkey.memberId}, ${passkey.credentialId}, ${passkey.userHandle}, ${Buffer.from(passkey.publicKey)},
        ${passkey.counter}, ${passkey.transports}::text[], ${passkey.isBackedUp}, ${passkey.name})
      ON CONFLICT (credential_id) DO NOTHING
      RETURNING ${SHOWN}`);
  }

  /** False when the counter did not rise meanwhile: two requests with one signature, or a copied key. Some keys never count. */
  async noteUse(tx: Tx, id: number, counter: number, isBackedUp: boolean): Promise<boolean> {
    const noted = await tx.one(sql`
      UPDATE passkey SET counter = ${counter}, is_backed_up = ${isBackedUp}, last_used_at = now()
      WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0)) RETURNING id`);
    return noted !== null;
  }

  rename(memberId: number, id: number, name: string): Promise<PasskeyRow | null> {
    return this.database.one<PasskeyRow>(sql`
      UPDATE passkey SET name = ${name} WHERE id = ${id} AND member_id = ${memberId} RETURNING ${SHOWN}`);
  }

  async remove(tx: Tx, memberId: number, id: number): Promise<boolean> {
    const removed = await tx.one(sql`DELETE FROM passkey WHERE id = ${id} AND member_id = ${memberId} RETURNING id`);
    return removed !== null;
  }
}
