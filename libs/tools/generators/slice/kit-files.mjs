/** Where the kit's tables stand. SQL oldest first: what older slices got in a migration of its own, a new one has from its first. */
export const KIT_FILES = {
  models: 'libs/service-kit/prisma/kit.prisma',
  sql: ['kit.sql', 'kit-traceparent.sql', 'kit-event-try.sql', 'kit-inbox-order.sql'].map(
    (file) => `libs/service-kit/prisma/${file}`,
  ),
};
