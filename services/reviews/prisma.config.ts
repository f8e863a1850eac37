import { defineConfig } from 'prisma/config';

// `prisma generate` would fetch an engine that only Prisma's own migrations need: any file will do instead.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= '/bin/true';

// Migrations are applied by infra's own command; this file is for `prisma generate` and editors.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
