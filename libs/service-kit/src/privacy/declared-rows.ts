import { Inject, Injectable } from '@nestjs/common';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { ExportSection } from '@waymark/contracts-core';
import { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { isMemberTable, type MemberTable, type TableDeclaration } from './privacy-declaration';

/** Returns the rows of a SELECT for an export: column aliases as names, in the same order; dates as ISO 8601. */
export async function exportRows(database: Database, select: Sql): Promise<ExportSection['rows']> {
  const found = await database.query<{ row: ExportSection['rows'][number] }>(
    sql`SELECT row_to_json(found) AS row FROM (${select}) AS found`,
  );
  return found.map(({ row }) => row);
}

/** Deletes and exports a member's rows in the tables that a slice declares. */
@Injectable()
export class DeclaredRows {
  constructor(@Inject(Database) private readonly database: Database) {}

  async erase(tx: Tx, tables: readonly TableDeclaration[], memberId: number): Promise<void> {
    for (const declared of tables.filter(isMemberTable)) {
      const [table, member] = [name(declared.table), name(declared.member)];
      await tx.query(
        declared.erased === 'delete'
          ? sql`DELETE FROM ${table} WHERE ${member} = ${memberId}`
          : sql`UPDATE ${table} SET ${member} = NULL WHERE ${member} = ${memberId}`,
      );
    }
  }

  async gather(tables: readonly TableDeclaration[], memberId: number): Promise<ExportSection[]> {
    const sections: ExportSection[] = [];
    for (const declared of tables.filter(isMemberTable)) {
      if (!('columns' in declared.exported)) continue;
      const { id, title, about } = declared.exported;
      sections.push({ id, title, about, rows: await exportRows(this.database, rowsOf(declared, memberId)) });
    }
    return sections;
  }

  /** Returns the tables with rows that still refer to the member. */
  async naming(tables: readonly TableDeclaration[], memberId: number): Promise<string[]> {
    const found: string[] = [];
    for (const { table, member } of tables.filter(isMemberTable)) {
      const row = await this.database.one(
        sql`SELECT 1 FROM ${name(table)} WHERE ${name(member)} = ${memberId} LIMIT 1`,
      );
      if (row) found.push(table);
    }
    return found;
  }
}

function rowsOf({ table, member, exported }: MemberTable, memberId: number): Sql {
  const { columns, orderBy } = exported as Extract<MemberTable['exported'], { columns: unknown }>;
  const shown = Object.entries(columns).map(([alias, column]) => sql`${name(column)} AS ${name(alias)}`);
  return sql`SELECT ${join(shown)} FROM ${name(table)} WHERE ${name(member)} = ${memberId} ORDER BY ${name(orderBy)}`;
}

const NAME = /^[A-Za-z_]\w*$/;

/** Returns a declared table or column name, quoted. */
function name(text: string): Sql {
  if (!NAME.test(text)) throw new Error(`"${text}" is no name of a table or column`);
  return raw(`"${text}"`);
}
