import type { PrismaClient } from '../generated/client';
import type { SealedFor } from '../support/secret-box';

export interface SealedText {
  /** The row's key: a member's ID, or the UUID of a row that may belong to no member. */
  id: number | string;
  sealed: string;
}

/** A column of encrypted text that is stored as long as its member wants, and what the encryption is bound to. */
export interface SealedColumn {
  /** `table.column`; a spec compares it with the schema. */
  readonly name: string;
  ownerOf(id: SealedText['id']): SealedFor;
  /** Returns the next texts after this row, in key order; null starts from the first. */
  page(prisma: PrismaClient, after: SealedText['id'] | null, take: number): Promise<SealedText[]>;
  /** Replaces the text only if it has not changed since it was read: the member's newer text must stay. */
  swap(prisma: PrismaClient, read: SealedText, sealed: string): Promise<unknown>;
}
