/** A section of the member's export that shows a table's rows as they are stored. */
export interface ShownSection {
  /** kebab-case, unique in the slice. */
  readonly id: string;
  readonly title: string;
  /** Plain-language description of the data and why it is stored. */
  readonly about: string;
  /** Columns with the labels that people read. */
  readonly columns: Readonly<Record<string, string>>;
  readonly orderBy: string;
}

interface NotShown {
  readonly because: string;
}

/** A table with rows that belong to a member. This declaration is all that a slice needs to export and delete them. */
export interface MemberTable {
  readonly table: string;
  /** Column with the member's ID. */
  readonly member: string;
  readonly exported: ShownSection | NotShown;
  /** `delete`: the rows are deleted with the account. `forget`: they stay, and the column becomes NULL. */
  readonly erased: 'delete' | 'forget';
}

/** A table with personal data that needs the slice's own SQL to export and delete it. */
export interface PersonalTable {
  readonly table: string;
  /** Section of the slice's export that shows its rows, or why none does. */
  readonly exported: { readonly section: string } | NotShown;
  /** A sentence that says what happens to a member's rows when they leave. */
  readonly erased: string;
  /** Why the table needs no trigger (refuse_deleted_member) that rejects late rows of a deleted member. */
  readonly lateRows?: string;
  readonly member?: never;
}

/** A table without personal data. */
export interface ImpersonalTable {
  readonly table: string;
  readonly holdsNobody: string;
}

export type TableDeclaration = MemberTable | PersonalTable | ImpersonalTable;

export const isMemberTable = (table: TableDeclaration): table is MemberTable =>
  'member' in table && table.member !== undefined;

/** Returns the sections of a complete export of these tables, without duplicates, in order. */
export function declaredSections(tables: readonly TableDeclaration[]): string[] {
  const sections = tables.flatMap((table) => {
    if ('holdsNobody' in table || 'because' in table.exported) return [];
    return 'id' in table.exported ? table.exported.id : table.exported.section;
  });
  return [...new Set(sections)];
}

/** Tables of the kit in every database. */
export const KIT_TABLES: readonly TableDeclaration[] = [
  {
    table: 'outbox',
    exported: { because: 'Copies of data from other tables, stored for 7 days.' },
    erased: 'Events that name the member are deleted here and in the stream.',
  },
  {
    table: 'dead_letter',
    exported: { because: 'Copies of events that could not be handled.' },
    erased: 'Deleted where they name the member.',
  },
  {
    table: 'idempotency_key',
    exported: { because: 'Copies of responses, deleted after 24 hours.' },
    erased: 'Deleted.',
  },
  {
    table: 'deleted_member',
    exported: { because: 'Numbers of members who have left.' },
    erased: 'Holds the number alone, so that nothing brings the member back.',
  },
  { table: 'inbox', holdsNobody: 'Numbers of events that were handled.' },
  { table: 'event_try', holdsNobody: 'How often an event could not be handled.' },
  { table: 'stream_position', holdsNobody: 'How far the events of a stream are published.' },
];
