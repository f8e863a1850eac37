import type { TableDeclaration } from '@waymark/service-kit';

export const SITE_CONTENT_TABLES: readonly TableDeclaration[] = [
  {
    table: 'kept_version',
    member: 'by_id',
    exported: { because: 'Site content, written as staff.' },
    erased: 'forget',
  },
];
