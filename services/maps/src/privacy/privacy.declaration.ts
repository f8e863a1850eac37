import { exportRequested, memberDeleted, type ReviewsChoice } from '@waymark/contracts-account';
import { mapsExportPart, mapsMemberErased } from '@waymark/contracts-maps';
import {
  CORRECTIONS_TABLE,
  KIT_TABLES,
  MODERATION_TABLES,
  OnEvent,
  BULK_UNDO_TABLES,
  type SlicePrivacy,
} from '@waymark/service-kit';
import { EraseReports } from './erase-reports';

/** The privacy declaration of this slice's tables. The build fails for a new table without one. */
export const MAPS_PRIVACY: SlicePrivacy<{ memberId: number; reviews: ReviewsChoice }> = {
  tables: [
    {
      table: 'footpath_report',
      member: 'reporter_id',
      exported: {
        id: 'footpath-reports',
        title: 'Your footpath reports',
        about:
          'Problems on footpaths that you reported. Everyone can read them with the name you gave. Nobody else sees your email address or how to reach you.',
        columns: {
          reportNumber: 'id',
          problem: 'issue_type',
          severity: 'severity',
          text: 'description',
          latitude: 'latitude',
          longitude: 'longitude',
          address: 'address',
          nameShown: 'reporter_name',
          email: 'reporter_email',
          contact: 'reporter_contact',
          state: 'status',
          resolvedAt: 'resolved_at',
          seenBy: 'verification_count',
          reportedAt: 'created_at',
        },
        orderBy: 'id',
      },
      erased: 'forget',
    },
    {
      table: 'report_photo',
      member: 'member_id',
      exported: {
        id: 'report-photos',
        title: 'Photos that you sent with reports',
        about:
          'Everyone can see those of a report, with your description. The pictures themselves are files in this export.',
        columns: {
          fileName: 'id',
          reportNumber: 'report_id',
          description: 'description',
          width: 'width',
          height: 'height',
          uploadedAt: 'created_at',
        },
        orderBy: 'created_at',
      },
      // Runs after the deletion of photos, with their files, because those belong to the member or their reports.
      erased: 'forget',
    },
    {
      table: 'report_answer',
      member: 'member_id',
      exported: {
        id: 'report-answers',
        title: 'Other people’s reports that you responded to',
        about: 'Whether a footpath problem was still there when you passed. Others see only how many people saw it.',
        columns: { reportNumber: 'report_id', stillThere: 'is_still_there', answeredAt: 'answered_at' },
        orderBy: 'answered_at',
      },
      erased: 'delete',
    },
    {
      table: 'report_history',
      member: 'by_id',
      exported: {
        id: 'report-history',
        title: 'What you did about footpath reports',
        about: 'When you reported, corrected, resolved or reopened a problem, and why. Everyone can read this.',
        columns: { reportNumber: 'report_id', did: 'act', nameShown: 'by_name', reason: 'reason', at: 'at' },
        orderBy: 'id',
      },
      erased: 'forget',
    },
    {
      table: 'member',
      member: 'id',
      exported: {
        id: 'known-as',
        title: 'Your name on the maps',
        about: 'A copy of your public name, shown beside what you did about a report.',
        columns: { displayName: 'display_name' },
        orderBy: 'id',
      },
      erased: 'delete',
    },
    {
      table: 'member_block',
      exported: {
        because: 'The same is in your export under “People you blocked”. We never tell anyone who has blocked them.',
      },
      erased: 'Deleted when either of the two leaves.',
    },
    { table: 'report_handover', holdsNobody: 'Which authority was told about a report, and its reply.' },
    { table: 'report_cell', holdsNobody: 'How many reports are in each map square.' },
    { table: 'report_cell_total', holdsNobody: 'How many reports are in each map square, by status only.' },
    { table: 'report_cell_month', holdsNobody: 'How many reports are in each map square, by month.' },
    { table: 'report_place', holdsNobody: 'Towns with reports, and how many.' },
    { table: 'report_place_cell', holdsNobody: 'How many reports are in each map square, by town.' },
    { table: 'changed_cell', holdsNobody: 'Map squares to be counted again.' },
    ...MODERATION_TABLES,
    CORRECTIONS_TABLE,
    ...BULK_UNDO_TABLES,
    ...KIT_TABLES,
  ],
  onLeave: OnEvent(memberDeleted),
  onAsk: OnEvent(exportRequested),
  erased: mapsMemberErased,
  exportPart: mapsExportPart,
  own: EraseReports,
};
