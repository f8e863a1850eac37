import type { TableDeclaration } from '@waymark/service-kit';

/** Member data in the feed, the notifications and their emails. */
export const NEWS_TABLES: readonly TableDeclaration[] = [
  { table: 'venue_name', holdsNobody: 'Names of venues.' },
  {
    table: 'activity',
    member: 'actor_id',
    exported: {
      id: 'activities',
      title: 'What you published, as followers see it',
      about: 'Reviews, trips, reports and checked facts, by their IDs, for the feeds of people who follow you.',
      columns: { kind: 'kind', number: 'thing_id', venue: 'venue_id', name: 'name', at: 'created_at' },
      orderBy: 'created_at',
    },
    erased: 'delete',
  },
  {
    table: 'answered_fact',
    member: 'member_id',
    exported: { because: 'A copy of your answers about venues, which you can find there.' },
    erased: 'delete',
  },
  {
    table: 'news_removed',
    exported: { because: 'IDs of deleted things, stored for 30 days.' },
    erased: 'Expires after 30 days. Until then it prevents late messages from restoring deleted things.',
  },
  {
    table: 'notification',
    member: 'member_id',
    exported: {
      id: 'notifications',
      title: 'Your notifications',
      about: 'Your notifications from the last year, and when you read them or got them by email.',
      columns: { type: 'type', by: 'actor_id', at: 'created_at', readAt: 'read_at', mailedAt: 'mailed_at' },
      orderBy: 'id',
    },
    erased: 'delete',
  },
  {
    // Notifications about this member's acts are deleted for their recipients too.
    table: 'notification',
    member: 'actor_id',
    exported: { because: 'Notifications of other members.' },
    erased: 'delete',
  },
  {
    table: 'venue_owner',
    member: 'member_id',
    exported: { because: 'A copy of your claims to places, which you can find there.' },
    erased: 'delete',
  },
  {
    table: 'notification_mail',
    member: 'member_id',
    exported: {
      id: 'notification-mail',
      title: 'Which notifications you get by email',
      about: 'What you chose. Everything else uses the normal settings.',
      columns: { type: 'type', choice: 'choice' },
      orderBy: 'type',
    },
    erased: 'delete',
  },
];
