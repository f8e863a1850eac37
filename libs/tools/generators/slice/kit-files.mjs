/**
 * The kit's tables. SQL oldest first: older slices got some of it in later migrations, and a new slice has it all in
 * its first.
 */
export const KIT_FILES = {
  models: 'libs/service-kit/prisma/kit.prisma',
  sql: ['kit.sql', 'kit-traceparent.sql', 'kit-event-try.sql', 'kit-inbox-order.sql'].map(
    (file) => `libs/service-kit/prisma/${file}`,
  ),
};
