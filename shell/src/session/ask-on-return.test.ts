import { waitFor } from '@testing-library/react';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { ANN } from '../test-support/render-app';
import { askOnReturn } from './ask-on-return';
import { createSession } from './create-session';

const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));

/** Leaves a page of this session and goes back to it; returns how often it was reloaded. */
function leaveAndReturn(
  session: ReturnType<typeof createSession>,
  persisted: boolean,
): { reloads: number; wasHidden: boolean } {
  let reloads = 0;
  const on = new EventTarget();
  askOnReturn(session, { on, reload: () => (reloads += 1) });
  on.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  const wasHidden = root.style.visibility === 'hidden';
  on.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { reloads, wasHidden };
}

describe('a page that somebody goes back to', () => {
  it('is shown to nobody if it was a member’s, and reloaded', () => {
    const session = createSession(true);
    session.session.setState(ANN);
    expect(leaveAndReturn(session, true)).toEqual({ reloads: 1, wasHidden: true });
  });

  it('asks who is there by now when it was a visitor’s', async () => {
    stubApi({ 'GET /api/auth/user': { body: ANN.user } });
    const session = createSession(true);
    expect(leaveAndReturn(session, true)).toEqual({ reloads: 0, wasHidden: false });
    await waitFor(() => expect(session.session.getState()).toEqual(ANN));
  });

  it('is left alone when the browser did not keep it', () => {
    const calls = stubApi({});
    const session = createSession(true);
    session.session.setState(ANN);
    expect(leaveAndReturn(session, false)).toEqual({ reloads: 0, wasHidden: false });
    expect(calls).toEqual([]);
  });
});
