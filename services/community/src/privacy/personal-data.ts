import { KIT_TABLES, type TableDeclaration } from '@waymark/service-kit';

/** Every table of this slice: what it says about members. A new table is told here, or the build fails. */
export const COMMUNITY_TABLES: readonly TableDeclaration[] = [
  { table: 'feedback', exported: { section: 'feedback' }, erased: 'Deleted.' },
  ...KIT_TABLES,
];
