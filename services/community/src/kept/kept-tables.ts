import type { TableDeclaration } from '@waymark/service-kit';

export const KEPT_TABLES: readonly TableDeclaration[] = [
  {
    table: 'kept_version',
    member: 'by_id',
    exported: { because: 'Site content, written as staff.' },
    erased: 'forget',
  },
];
