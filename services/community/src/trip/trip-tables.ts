import type { SlicePrivacy } from '@waymark/service-kit';

/**
 * Days have no author column: `TripPrivacy` finds them through their trip. Listed first, like all sections with custom
 * export code.
 */
export const TRIP_DAY_TABLE: SlicePrivacy['tables'][number] = {
  table: 'trip_blog_entry',
  exported: { section: 'trip-days' },
  erased: 'They go with their trip.',
};

/** Member data in trips. `TripPrivacy` handles their files and the counts of others. */
export const TRIP_TABLES: SlicePrivacy['tables'] = [
  {
    table: 'trip_blog',
    member: 'author_id',
    exported: {
      id: 'trips',
      title: 'Your trips',
      about: 'Trips that you wrote up. Everyone can read those that are published. Only you can read the others.',
      columns: {
        tripNumber: 'id',
        title: 'title',
        description: 'description',
        destination: 'destination',
        startDate: 'start_date',
        endDate: 'end_date',
        tags: 'tags',
        accessContext: 'disability_context',
        story: 'story',
        coverPhoto: 'cover_photo_id',
        coverAddress: 'cover_url',
        coverDescription: 'cover_description',
        published: 'is_published',
        publishedAt: 'published_at',
        likes: 'like_count',
        views: 'view_count',
        writtenAt: 'created_at',
        changedAt: 'changed_at',
      },
      orderBy: 'id',
    },
    erased: 'delete',
  },
  {
    table: 'trip_photo',
    member: 'member_id',
    exported: {
      id: 'trip-photos',
      title: 'Photos that you sent for trips',
      about: 'Everyone can see those of a published trip. The pictures themselves are files of this export.',
      columns: {
        fileName: 'id',
        tripNumber: 'blog_id',
        description: 'description',
        width: 'width',
        height: 'height',
        uploadedAt: 'created_at',
      },
      orderBy: 'created_at',
    },
    erased: 'delete',
  },
  {
    table: 'trip_like',
    member: 'member_id',
    exported: {
      id: 'trip-likes',
      title: 'Trips that you like',
      about: 'Others see only how many people like a trip.',
      columns: { tripNumber: 'blog_id', since: 'created_at' },
      orderBy: 'created_at',
    },
    erased: 'delete',
  },
  {
    table: 'trip_draft',
    member: 'member_id',
    exported: {
      id: 'trip-drafts',
      title: 'Trips that you have started to write',
      about: 'Drafts, which only you can see.',
      columns: { tripNumber: 'blog_id', form: 'form', begunAt: 'created_at', changedAt: 'changed_at' },
      orderBy: 'created_at',
    },
    erased: 'delete',
  },
  { table: 'trip_view', holdsNobody: 'That somebody read a trip today, by a key that nobody can undo tomorrow.' },
  { table: 'trip_view_salt', holdsNobody: 'What makes those keys; it goes with its day.' },
];
