/** A table that says something about members: where an export shows it, and what a deletion does to it. */
export interface PersonalTable {
  readonly table: string;
  /** Section of the slice's export that shows its rows, or why none does. */
  readonly exported: { readonly section: string } | { readonly because: string };
  /** What happens to a member's rows when they leave, in a sentence. */
  readonly erased: string;
}

/** A table that says nothing about anybody. */
export interface ImpersonalTable {
  readonly table: string;
  readonly holdsNobody: string;
}

export type TableDeclaration = PersonalTable | ImpersonalTable;

/** Tables that the kit keeps in every database. */
export const KIT_TABLES: readonly TableDeclaration[] = [
  {
    table: 'outbox',
    exported: { because: 'Copies of facts that stand in other tables; kept for 7 days.' },
    erased: 'Events that name the member are deleted here and in the stream.',
  },
  {
    table: 'dead_letter',
    exported: { because: 'Copies of events that could not be handled.' },
    erased: 'Deleted where they name the member.',
  },
  {
    table: 'idempotency_key',
    exported: { because: 'Answers that were given already; gone after 24 hours.' },
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
