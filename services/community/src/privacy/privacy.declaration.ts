import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { communityExportPart, communityMemberErased } from '@waymark/contracts-community';
import { KIT_TABLES, OnEvent, type SlicePrivacy } from '@waymark/service-kit';

/** What this slice holds about members, and what becomes of it. A new table is told here, or the build fails. */
export const COMMUNITY_PRIVACY: SlicePrivacy = {
  tables: [
    {
      // What came without a sign-in names nobody whom we could prove.
      table: 'feedback',
      member: 'member_id',
      exported: {
        id: 'feedback',
        title: 'Your feedback',
        about:
          'What you told us about the site while you were logged in, so that we can make it better and answer you.',
        columns: {
          type: 'type',
          subject: 'subject',
          message: 'message',
          yourEmail: 'user_email',
          urgency: 'urgency',
          page: 'page_path',
          browser: 'user_agent',
          errorMessages: 'error_logs',
          sentAt: 'created_at',
        },
        orderBy: 'created_at',
      },
      // The whole of it: its text may tell who wrote it.
      erased: 'delete',
    },
    ...KIT_TABLES,
  ],
  onLeave: OnEvent(memberDeleted),
  onAsk: OnEvent(exportRequested),
  erased: communityMemberErased,
  exportPart: communityExportPart,
};
