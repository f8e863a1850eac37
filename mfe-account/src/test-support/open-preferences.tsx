import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flagsOf, type Need, type NeedsRecord } from '@waymark/contracts-account';
import { type SessionUser } from '@waymark/mfe-kit';
import { type Answer, problem, stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import PreferencesPage from '../features/preferences/preferences.page';
import { BROWSER_NEEDS_KEY, readBrowserNeedsAgain } from '../shared/needs/browser-needs';

export { MEMBER as ANA } from '@waymark/mfe-kit/testing';
export const OWN = '/api/accessibility-preferences/5';
export const CONSENT = '/api/privacy/consents/health';
export const NOT_AGREED = { body: { given: false, history: [] } };
export const AGREED = {
  body: { given: true, history: [{ wording: '2026-11', givenAt: '2026-11-03T10:00:00.000Z', withdrawnAt: null }] },
};
export const NONE_YET = problem(404, 'preferences.none-yet', 'You have not saved any preferences yet.');

export const saved = (needs: readonly Need[], more: Partial<NeedsRecord> = {}): Answer => ({
  body: {
    id: 5,
    userId: 5,
    ...flagsOf(needs),
    additionalNeeds: '',
    preferredCommunicationMethod: null,
    createdAt: '2026-11-03T10:00:00.000Z',
    updatedAt: '2026-11-03T10:00:00.000Z',
    ...more,
  },
});

export type Answers = Parameters<typeof stubApi>[0];

export function open(user: SessionUser | null, answers: Answers = {}) {
  const calls = stubApi(answers);
  const { toasts, unmount } = renderPage(PreferencesPage, {
    route: '/accessibility-preferences',
    user,
    isMountedOnce: true,
  });
  return { toasts, calls, unmount, user: userEvent.setup() };
}

export const box = (name: string) => screen.getByRole('checkbox', { name });
export const press = (name: string) => screen.getByRole('button', { name });
export const stored = () => JSON.parse(localStorage.getItem(BROWSER_NEEDS_KEY) ?? 'null') as NeedsRecord | null;

/** Resets storage to that of a new browser. */
export function forgetEverything(): void {
  localStorage.clear();
  readBrowserNeedsAgain();
}
