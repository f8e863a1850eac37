import type { MemberTable } from '@waymark/service-kit';

/** Member data in comments. `ForgetComments` empties the comments that have to remain as placeholders. */
export const COMMENT_TABLES: readonly MemberTable[] = [
  {
    table: 'trip_comment',
    member: 'author_id',
    exported: {
      id: 'trip-comments',
      title: 'Your comments on trips',
      about: 'Your comments on members’ trips, and their status. Others can read only the published ones.',
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
