import { stubApi } from '@waymark/testing/browser/stub-api';
import { ANN } from '../test-support/render-app';
import { createSession } from './create-session';

describe('the session of a page', () => {
  it('is known at once when the page came without a session cookie', () => {
    const calls = stubApi({});
    expect(createSession(true).session.getState()).toEqual({ status: 'visitor', user: null });
    expect(calls).toEqual([]);
  });

  it('is not known before the server has said it, and is asked for again after a sign-in', async () => {
    stubApi({ 'GET /api/auth/user': { body: ANN.user } });
    expect(createSession().session.getState().status).toBe('loading');
    const { session, refreshSession } = createSession(true);
    await refreshSession();
    expect(session.getState()).toEqual(ANN);
  });
});
