import { defineConfig } from 'prisma/config';

// Any existing file will do: without this, `prisma generate` downloads an engine that only Prisma's own migrations need.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= '/bin/true';

// Migrations are applied by infra's own command; this file is for `prisma generate` and editors.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
