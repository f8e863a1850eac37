import {
  CORRECTIONS_TABLE,
  KIT_TABLES,
  MODERATION_TABLES,
  BULK_UNDO_TABLES,
  type TableDeclaration,
} from '@waymark/service-kit';

const WITH_ACCOUNT = 'Deleted with the account.';

/** The privacy declaration of every table in this slice. The build fails for a new table without one. */
export const ACCOUNT_TABLES: readonly TableDeclaration[] = [
  { table: 'user', exported: { section: 'account' }, erased: 'Deleted when every other slice has confirmed.' },
  { table: 'user_profile', exported: { section: 'profile' }, erased: WITH_ACCOUNT },
  { table: 'profile_version', exported: { section: 'profile-versions' }, erased: WITH_ACCOUNT },
  { table: 'accessibility_preferences', exported: { section: 'preferences' }, erased: WITH_ACCOUNT },
  { table: 'health_consent', exported: { section: 'health-consent' }, erased: WITH_ACCOUNT },
  { table: 'health_data_in_reviews', exported: { section: 'health-data-in-reviews' }, erased: WITH_ACCOUNT },
  { table: 'display_settings', exported: { section: 'display-settings' }, erased: WITH_ACCOUNT },
  { table: 'palette', exported: { section: 'palettes' }, erased: WITH_ACCOUNT },
  {
    table: 'member_standing',
    exported: { because: 'Your statements of reasons say what you may not do, and until when.' },
    erased: WITH_ACCOUNT,
  },
  {
    table: 'member_block',
    exported: {
      because: 'The same is in your export under “People you blocked”. We never tell anyone who has blocked them.',
    },
    erased: WITH_ACCOUNT,
  },
  { table: 'session', exported: { section: 'sessions' }, erased: 'Ended and deleted at once.' },
  { table: 'passkey', exported: { section: 'passkeys' }, erased: WITH_ACCOUNT },
  { table: 'authenticator', exported: { section: 'codes' }, erased: WITH_ACCOUNT },
  {
    table: 'recovery_code',
    exported: { section: 'codes' },
    erased: WITH_ACCOUNT,
    lateRows: 'Belongs to a row of `authenticator`, which is deleted with the account.',
  },
  { table: 'platform_user', exported: { section: 'sign-in-services' }, erased: WITH_ACCOUNT },
  { table: 'one_time_token', exported: { section: 'links' }, erased: WITH_ACCOUNT },
  { table: 'sign_in_challenge', exported: { section: 'links' }, erased: WITH_ACCOUNT },
  {
    table: 'mail',
    exported: { section: 'mail' },
    erased:
      'Deleted with the account. The email that confirms the deletion has no member number, and its address is deleted once it is sent.',
  },
  {
    table: 'review_projection',
    exported: { section: 'review-counts' },
    erased: 'The review no longer counts for anyone.',
    lateRows: 'A trigger (forget_deleted_author) removes its author.',
  },
  {
    table: 'top_reviewer_projection',
    exported: { section: 'review-counts' },
    erased: 'Nobody has the badge until the reviews service names someone else.',
    lateRows: 'The only row is overwritten when the reviews service names someone else.',
  },
  {
    table: 'audit_entry',
    exported: { section: 'staff-acts' },
    erased: 'The entry stays, because log entries are never deleted. The member and the reason are removed from it.',
  },
  { table: 'data_export_request', exported: { section: 'requests' }, erased: WITH_ACCOUNT },
  {
    table: 'data_export_part',
    exported: { because: 'Encrypted parts of an export in progress.' },
    erased: WITH_ACCOUNT,
  },
  { table: 'data_export_file', exported: { because: 'The export itself, encrypted.' }, erased: WITH_ACCOUNT },
  {
    table: 'data_delete_request',
    exported: { section: 'requests' },
    erased: 'Stays with nothing but the member’s number, to show that and when we did what they asked.',
    lateRows: 'Only a member with an account can make a request.',
  },
  { table: 'data_delete_confirmation', holdsNobody: 'Which slice confirmed a deletion, and when.' },
  {
    table: 'gift',
    exported: { section: 'gifts' },
    erased: 'The amount, the date and Stripe’s IDs stay in the records. The member is removed.',
  },
  {
    table: 'monthly_gift',
    exported: { section: 'monthly-gifts' },
    erased: 'Stopped at Stripe. The amount and the dates stay in the records. The member is removed.',
  },
  {
    table: 'gift_receipt',
    exported: { section: 'gifts' },
    erased: 'Its number stays in the records, with the gift, which no longer names a member.',
  },
  {
    table: 'gift_refund',
    exported: { because: 'Refunds by staff. They are shown with the gift and in the audit log.' },
    erased: 'Stays in the records. The member of staff is removed.',
  },
  {
    table: 'books_run',
    exported: { because: 'Comparisons of our records with Stripe, and which member of staff started them.' },
    erased: 'Stays in the records. The member of staff is removed.',
  },
  { table: 'books_difference', holdsNobody: 'Where the books and Stripe’s list differ.' },
  { table: 'stripe_event', holdsNobody: 'Numbers of what Stripe told, and what to ask it about.' },
  { table: 'gift_month', holdsNobody: 'What all gave in a month.' },
  ...KIT_TABLES,
  ...MODERATION_TABLES,
  CORRECTIONS_TABLE,
  ...BULK_UNDO_TABLES,
];
