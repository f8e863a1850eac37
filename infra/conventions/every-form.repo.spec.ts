import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * What happens to the input of each form if the session ends while it is saved. `kept`: the shell stores it, as for
 * every form with a name. `memory`: the same, but never on a disk. `secret`: it must not be stored. `own`: the form
 * stores its own draft. `nothing`: there is nothing to lose, or no login is needed.
 */
const FORMS: Readonly<Record<string, 'kept' | 'memory' | 'secret' | 'own' | 'nothing'>> = {
  'mfe-account/src/features/access-passport/parts/bring-in.tsx': 'memory',
  'mfe-account/src/features/authenticator/parts/setup-steps.tsx': 'secret',
  'mfe-account/src/features/change-email/email-section.tsx': 'kept',
  'mfe-account/src/features/change-password/change-password-form.tsx': 'secret',
  'mfe-account/src/features/color-palette/save-palette.tsx': 'own',
  'mfe-account/src/features/my-donations/parts/monthly-donation-card.tsx': 'kept',
  'mfe-account/src/features/passkeys/parts/name-form.tsx': 'kept',
  'mfe-account/src/features/preferences/preferences-form.tsx': 'memory',
  'mfe-account/src/features/privacy/parts/delete-dialog.tsx': 'nothing',
  'mfe-account/src/features/profile/accessibility-form.tsx': 'memory',
  'mfe-account/src/features/profile/name-form.tsx': 'kept',
  'mfe-account/src/features/profile/public-profile-form.tsx': 'kept',
  'mfe-account/src/features/provider/new-account.page.tsx': 'nothing',
  'mfe-account/src/features/recovery/forgot-password.page.tsx': 'nothing',
  'mfe-account/src/features/recovery/reset-password.page.tsx': 'secret',
  'mfe-account/src/features/second-step/second-step-form.tsx': 'secret',
  'mfe-account/src/features/sign-in/register-form.tsx': 'nothing',
  'mfe-account/src/features/sign-in/ways-in.tsx': 'secret',
  'mfe-account/src/features/staff-donations/parts/filter-form.tsx': 'nothing',
  'mfe-account/src/features/staff-donations/parts/refund-dialog.tsx': 'kept',
  'mfe-account/src/features/staff/member.page.tsx': 'nothing',
  'mfe-account/src/features/staff/members.page.tsx': 'nothing',
  'mfe-account/src/features/staff/parts/reason-form.tsx': 'kept',
  'mfe-account/src/features/support-us/amount/amount-step.tsx': 'memory',
  'mfe-account/src/features/support-us/payment/payment-form.tsx': 'nothing',
  'mfe-account/src/shared/confirm-it-is-you/confirm-by-password.tsx': 'secret',
  'mfe-community/src/features/admin-feedback/feedback/feedback-duplicates.tsx': 'nothing',
  'mfe-community/src/features/admin-content/site-content-editor.tsx': 'kept',
  'mfe-community/src/features/admin-feedback/admin-feedback.page.tsx': 'nothing',
  'mfe-community/src/features/admin-feedback/feedback/feedback-work.tsx': 'kept',
  'mfe-community/src/features/admin-feedback/suggestions/suggestion-edit.tsx': 'kept',
  'mfe-community/src/features/admin-feedback/suggestions/suggestion-tab.tsx': 'nothing',
  'mfe-community/src/features/admin-feedback/suggestions/suggestion-publish.tsx': 'kept',
  'mfe-community/src/features/admin-feedback/feedback/feedback-answers.tsx': 'kept',
  'mfe-community/src/features/admin-queue/decision-form.tsx': 'kept',
  'mfe-community/src/features/admin-bulk-undo/bulk-undo-form.tsx': 'kept',
  'mfe-community/src/features/statement-of-reasons/appeal-section.tsx': 'kept',
  'mfe-community/src/features/trip-editor/days/day-form.tsx': 'own',
  'mfe-community/src/features/trip-editor/editor.tsx': 'own',
  'mfe-community/src/shared/comments/comment-form.tsx': 'kept',
  'mfe-community/src/shared/report/report-dialog.tsx': 'memory',
  'mfe-community/src/features/social/notifications/mail-settings-form.tsx': 'kept',
  'mfe-maps/src/shared/report-actions/status-dialog.tsx': 'kept',
  'mfe-maps/src/shared/report-form/correction-form.tsx': 'kept',
  'mfe-maps/src/shared/report-form/new-report-form.tsx': 'kept',
  'mfe-reviews/src/features/add-review/edit/edit-review-form.tsx': 'memory',
  'mfe-reviews/src/features/add-review/steps/review-steps.tsx': 'own',
  'mfe-reviews/src/features/admin-owners/admin-owners.page.tsx': 'kept',
  'mfe-reviews/src/features/admin-support-services/desk-results.tsx': 'nothing',
  'mfe-reviews/src/features/admin-support-services/entry-acts.tsx': 'kept',
  'mfe-reviews/src/features/admin-support-services/service-form.tsx': 'kept',
  'mfe-reviews/src/features/owner-claim/address-form.tsx': 'memory',
  'mfe-reviews/src/features/owner-claim/claim-state.tsx': 'kept',
  'mfe-reviews/src/features/owner-claim/code-form.tsx': 'secret',
  'mfe-reviews/src/features/owner-claim/reply-form.tsx': 'kept',
  'mfe-reviews/src/features/owner-claim/say-facts.tsx': 'nothing',
  'mfe-reviews/src/features/support-services/suggest/suggest-form.tsx': 'nothing',
  'mfe-reviews/src/features/support-services/import/import-services.page.tsx': 'nothing',
  'mfe-reviews/src/features/venue/notice-form.tsx': 'kept',
  'mfe-reviews/src/features/venue/place-report.tsx': 'kept',
  'mfe-reviews/src/shared/venue-search/venue-search.tsx': 'nothing',
  'shell/src/feedback/feedback-form.tsx': 'nothing',
};

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A form that only hands its fields to another file names that file's folder too. */
const partsOf = (path: string): string => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => textOf(`${folder}/${name}`))
    .join('\n');
};

function forms(): string[] {
  const apps = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return apps
    .flatMap((app) =>
      readdirSync(join(ROOT, app, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => `${app}/src/${path}`),
    )
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.') && !path.includes('test-support'))
    .filter((path) => /<form\b|<ContractForm\b|as="form"/.test(textOf(path)));
}

describe('when a session ends while a form is saved', () => {
  it('it is decided for every form what becomes of its words', () => {
    expect(forms().sort()).toEqual(Object.keys(FORMS).sort());
  });

  const of = (...kinds: string[]) => Object.keys(FORMS).filter((path) => kinds.includes(FORMS[path] ?? ''));

  it.each(of('kept', 'memory').filter((path) => !path.includes('bring-in')))(
    'what was typed is found again by the name of its form: %s',
    (path) => {
      expect(textOf(path)).toMatch(/<form[^]*?aria-label=|<ContractForm[^]*?label=/);
    },
  );

  it.each(of('memory'))('what is about health stays in memory: %s', (path) => {
    expect(textOf(path)).toMatch(/(data-)?kept="memory"/);
  });

  it.each(of('secret'))('its secret is a field that is never kept: %s', (path) => {
    expect(partsOf(path)).toMatch(/PasswordField|type="password"|one-time-code/);
  });

  it.each([
    ['mfe-reviews/src/features/add-review/steps/review-steps.tsx', 'kept="own"'],
    ['mfe-reviews/src/features/add-review/add-review-form.tsx', 'useKeepTyping', 'saveDraft('],
    ['mfe-community/src/features/trip-editor/editor.tsx', 'kept="own"'],
    ['mfe-community/src/features/trip-editor/days/day-form.tsx', 'kept="own"'],
    ['mfe-community/src/features/trip-editor/keep/use-saving.ts', 'localDrafts.save('],
    ['mfe-community/src/features/trip-editor/editor.tsx', 'useKeepTyping'],
    ['mfe-account/src/features/color-palette/use-palette-choice.ts', 'useStoredWork', "'palette'"],
  ])('the form has its own draft: %s', (path, ...signs) => {
    for (const sign of signs) expect(textOf(path)).toContain(sign);
  });
});
