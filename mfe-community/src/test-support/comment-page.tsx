import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { stubApi, type ApiCall } from '@waymark/testing/browser/stub-api';
import { TripComments, type TripCommentsProps } from '../shared/comments/trip-comments';
import { sampleThread } from './sample-comments';

export const LIST = 'GET /api/trip-blogs/7/comments';
export const COUNTS = 'GET /api/trip-blogs/7/comments/counts';
export const ADD = 'POST /api/trip-blogs/7/comments';
/** Returns the comment counts of trip 7 and its days. */
export const counts = (trip: number, days: object[] = []) => ({ body: { total: trip, trip, days } });
export const list = (...threads: object[]) => ({ body: threads, headers: { 'x-total-count': String(threads.length) } });

type Answers = Parameters<typeof stubApi>[0];
/** Renders trip 7 with its comments in a page. */
export function showComments(
  answers: Answers,
  {
    at = '/trip-blogs/7',
    user = MEMBER as typeof MEMBER | null,
    ...props
  }: Partial<TripCommentsProps> & { at?: string; user?: typeof MEMBER | null } = {},
) {
  const calls = stubApi({ [COUNTS]: counts(1), [LIST]: list(sampleThread()), ...answers });
  const announced: string[] = [];
  const Page = withQueries(() => (
    <main>
      <h1>A week by the sea</h1>
      <TripComments blogId={7} isOwnTrip={false} {...props} />
    </main>
  ));
  const announce = (text: string) => void announced.push(text);
  const view = renderPage(Page, { route: '/trip-blogs/:id', at, user, announce });
  return { ...view, calls, announced, user: userEvent.setup() };
}
export const sent = (calls: readonly ApiCall[], method: string) => calls.filter((call) => call.method === method);
export const button = (name: RegExp) => screen.findByRole('button', { name });
