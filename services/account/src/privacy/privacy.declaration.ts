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
    exported: { because: 'What holds you back, and until when, is in your statements of reasons.' },
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
    lateRows: 'Belongs to a row of authenticator, which goes with the account.',
  },
  { table: 'platform_user', exported: { section: 'sign-in-services' }, erased: WITH_ACCOUNT },
  { table: 'one_time_token', exported: { section: 'links' }, erased: WITH_ACCOUNT },
  { table: 'sign_in_challenge', exported: { section: 'links' }, erased: WITH_ACCOUNT },
  {
    table: 'mail',
    exported: { section: 'mail' },
    erased:
      'Deleted with the account; the receipt of the deletion stands without a number and forgets its address once it is sent.',
  },
  {
    table: 'review_projection',
    exported: { section: 'review-counts' },
    erased: 'The review counts for nobody.',
    lateRows: 'A trigger (forget_deleted_author) takes its author out.',
  },
  {
    table: 'top_reviewer_projection',
    exported: { section: 'review-counts' },
    erased: 'Nobody, until reviews names the next.',
    lateRows: 'Its one row is written over when reviews names the next.',
  },
  {
    table: 'audit_entry',
    exported: { section: 'staff-acts' },
    erased: 'The entry stays, because the log only grows; whom it was about and why is taken out of it.',
  },
  { table: 'data_export_request', exported: { section: 'requests' }, erased: WITH_ACCOUNT },
  {
    table: 'data_export_part',
    exported: { because: 'What is being put together for the member, sealed.' },
    erased: WITH_ACCOUNT,
  },
  { table: 'data_export_file', exported: { because: 'The export itself, encrypted.' }, erased: WITH_ACCOUNT },
  {
    table: 'data_delete_request',
    exported: { section: 'requests' },
    erased: 'Stays with the member’s number alone: that and when we did what they asked.',
    lateRows: 'Only a member with an account can ask.',
  },
  { table: 'data_delete_confirmation', holdsNobody: 'Which slice confirmed a deletion, and when.' },
  {
    table: 'gift',
    exported: { section: 'gifts' },
    erased: 'The sum, the date and Stripe’s numbers stay in the books; whose gift it was is taken out.',
  },
  {
    table: 'monthly_gift',
    exported: { section: 'monthly-gifts' },
    erased: 'Stopped at Stripe; the sum and the dates stay in the books, and whose gift it was is taken out.',
  },
  {
    table: 'gift_receipt',
    exported: { section: 'gifts' },
    erased: 'Its number stays in the books, with the gift that is nobody’s now.',
  },
  {
    table: 'gift_refund',
    exported: { because: 'What staff refunded: it shows in the gift itself, and in the log of what staff did.' },
    erased: 'Stays in the books; which member of staff it was is taken out.',
  },
  {
    table: 'books_run',
    exported: { because: 'Comparisons of the books with Stripe’s list, and which member of staff asked for one.' },
    erased: 'Stays in the books; which member of staff it was is taken out.',
  },
  { table: 'books_difference', holdsNobody: 'Where the books and Stripe’s list differ.' },
  { table: 'stripe_event', holdsNobody: 'Numbers of what Stripe told, and what to ask it about.' },
  { table: 'gift_month', holdsNobody: 'What all gave in a month.' },
  ...KIT_TABLES,
  ...MODERATION_TABLES,
  CORRECTIONS_TABLE,
  ...BULK_UNDO_TABLES,
];
