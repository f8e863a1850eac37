import type { PrismaClient } from '../generated/client';
import type { SealedFor } from '../support/secret-box';

export interface SealedText {
  /** The row's key: a member's number, or the uuid of a row that may be nobody's. */
  id: number | string;
  sealed: string;
}

/** A column of sealed texts that stay for as long as their member wants, and what they are bound to. */
export interface SealedColumn {
  /** `table.column`, as a spec compares it with the schema. */
  readonly name: string;
  ownerOf(id: SealedText['id']): SealedFor;
  /** The next texts after this row, in the order of their keys; null for the first. */
  page(prisma: PrismaClient, after: SealedText['id'] | null, take: number): Promise<SealedText[]>;
  /** Only while it is still the text that was read: what the member has saved since is newer. */
  swap(prisma: PrismaClient, read: SealedText, sealed: string): Promise<unknown>;
}
