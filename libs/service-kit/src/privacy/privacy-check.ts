import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { type EventContract, type SliceExport, sliceExportSchema } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { Database } from '../database/database';
import { JetStreamStrategy } from '../events/jet-stream-strategy';
import { DeclaredRows } from './declared-rows';
import { newExportKeys, openParts } from './seal-parts';
import { declaredSections, isMemberTable, KIT_TABLES, type TableDeclaration } from './privacy-declaration';
import type { SlicePrivacy } from './slice-privacy';

/** Columns with these names always contain a member's ID. */
const MEMBER_COLUMN = /^(?:.+_)?(?:member|author|user)_id$|^created_by$/;

/**
 * Returns the gaps of a slice's privacy declaration as sentences; empty when every table of the database is declared
 * correctly.
 */
export async function privacyGaps(database: Database, declared: readonly TableDeclaration[]): Promise<string[]> {
  // Reads only tables that the service may read; the history of migrations belongs to the database owner.
  const columns = await database.query<{ table: string; column: string }>(sql`
    SELECT coalesce(c.table_name::text, '') AS "table", coalesce(c.column_name::text, '') AS "column" FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, c.ordinal_position`);
  const there = new Map<string, string[]>();
  for (const { table, column } of columns) there.set(table, [...(there.get(table) ?? []), column]);
  const told = new Set(declared.map(({ table }) => table));
  const kept = new Set(KIT_TABLES.map(({ table }) => table));
  const guarded = await guardedColumns(database);
  return [
    ...[...there.keys()].filter((table) => !told.has(table)).map((table) => `${table} is not declared`),
    ...declared.flatMap((table) => gapsOf(table, there.get(table.table))),
    ...declared
      .filter((table) => !('holdsNobody' in table || 'lateRows' in table || kept.has(table.table)))
      .flatMap(({ table }) => (there.get(table) ?? []).map((column) => ({ table, column })))
      .filter(({ table, column }) => MEMBER_COLUMN.test(column) && !guarded.has(`${table}.${column}`))
      .map(({ table, column }) => `${table}.${column} takes rows of members who have left`),
  ];
}

/**
 * Returns the columns that cannot take a deleted member's ID: a trigger rejects it, or a foreign key to the members'
 * table does.
 */
async function guardedColumns(database: Database): Promise<Set<string>> {
  const rows = await database.query<{ name: string }>(sql`
    SELECT coalesce(t.relname || '.' || a.attname, '') AS name
    FROM pg_trigger g JOIN pg_class t ON t.oid = g.tgrelid JOIN pg_proc p ON p.oid = g.tgfoid
    JOIN pg_attribute a ON a.attrelid = t.oid AND encode(g.tgargs, 'escape') ~ ('^{?' || a.attname || '}?\\\\000')
    WHERE p.proname = 'refuse_deleted_member'
    UNION SELECT coalesce(t.relname || '.' || a.attname, '')
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class members ON members.oid = c.confrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND members.relname = 'user'`);
  return new Set(rows.map(({ name }) => name));
}

function gapsOf(declared: TableDeclaration, columns: readonly string[] | undefined): string[] {
  const { table } = declared;
  if (!columns) return [`${table} is declared and is not there`];
  if ('holdsNobody' in declared) {
    const naming = columns.filter((column) => MEMBER_COLUMN.test(column));
    return naming.map((column) => `${table}.${column} names members, and the table is said to hold nobody`);
  }
  if (!isMemberTable(declared)) return [];
  const shown = 'columns' in declared.exported ? Object.values(declared.exported.columns) : [];
  const unknown = [declared.member, ...shown].filter((column) => !columns.includes(column));
  return unknown.map((column) => `${table} has no column ${column}`);
}

/** Account's two events, which the slice itself does not publish. */
interface AccountEvents {
  readonly leaves: EventContract;
  readonly asks: EventContract;
}

/** Test helper for a running slice: simulates account's events for deleted accounts and export requests. */
export class PrivacyCheck {
  private readonly database: Database;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly slice: Pick<SlicePrivacy, 'tables' | 'exportPart'>,
    private readonly events: AccountEvents,
  ) {
    this.database = app.get(Database);
  }

  /** Returns the gaps in the declaration. */
  gaps(): Promise<string[]> {
    return privacyGaps(this.database, this.slice.tables);
  }

  /** Rejects while an event of the member is still unpublished; call it again. */
  async leave(memberId: number, reviews: 'delete' | 'anonymise' = 'delete'): Promise<void> {
    await this.arrives(this.events.leaves, { memberId, reviews });
  }

  /** Returns the declared tables with rows that still refer to the member. */
  tablesNaming(memberId: number): Promise<string[]> {
    return this.app.get(DeclaredRows).naming(this.slice.tables, memberId);
  }

  /** Names of the sections in a complete export. */
  get sections(): string[] {
    return declaredSections(this.slice.tables);
  }

  /**
   * Returns the member's decrypted export, requested `times` times with one event, and the encrypted text that was
   * sent.
   */
  async export(memberId: number, times = 1): Promise<SliceExport & { travelled: string; parts: number }> {
    const { publicKey, privateKey } = await newExportKeys();
    const exportId = randomUUID();
    const event = envelope(this.events.asks, { exportId, memberId, publicKey });
    for (let asked = 0; asked < times; asked++) await this.app.get(JetStreamStrategy).dispatch(event);
    const sent = await this.database.query<{ data: { sealed: string } }>(sql`
      SELECT data FROM outbox WHERE type = ${this.slice.exportPart.type} AND data ->> 'exportId' = ${exportId} ORDER BY seq`);
    const sealed = sent.map(({ data }) => data.sealed);
    const opened = sliceExportSchema.parse(JSON.parse(await openParts(privateKey, sealed)));
    return { ...opened, travelled: sealed.join(''), parts: sealed.length };
  }

  private async arrives(contract: EventContract, data: object): Promise<void> {
    await this.app.get(JetStreamStrategy).dispatch(envelope(contract, data));
  }
}

function envelope({ type }: EventContract, data: object) {
  const time = new Date().toISOString();
  return { id: randomUUID(), type, time, aggregateId: '1', aggregateVersion: 1, correlationId: null, data };
}
