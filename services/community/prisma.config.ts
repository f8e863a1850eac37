import { defineConfig } from 'prisma/config';

// Migrations are applied by infra's own command; this file is for `prisma generate` and editors.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
