import type { MemberTable } from '@waymark/service-kit';

/** What comments hold about members. `ForgetComments` empties the places that have to stay. */
export const COMMENT_TABLES: readonly MemberTable[] = [
  {
    table: 'trip_comment',
    member: 'author_id',
    exported: {
      id: 'trip-comments',
      title: 'Your comments on trips',
      about: 'What you said about trips of members, and what became of it. Others read only what is published.',
      columns: {
        commentNumber: 'id',
        tripNumber: 'blog_id',
        dayNumber: 'entry_id',
        answersComment: 'answers_id',
        nameShown: 'author_name',
        text: 'content',
        state: 'state',
        looksLike: 'signals',
        writtenAt: 'created_at',
        changedAt: 'edited_at',
      },
      orderBy: 'id',
    },
    erased: 'delete',
  },
];
