import { jest } from '@jest/globals';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { waitFor } from '@testing-library/react';
import { ANN } from '../test-support/render-app';
import { createSession, sessionTrouble } from './create-session';

describe('the session of a page', () => {
  it('is known at once when the page came without a session cookie', () => {
    const calls = stubApi({});
    expect(createSession(true).session.getState()).toEqual({ status: 'visitor', user: null });
    expect(calls).toEqual([]);
  });

  it('is unknown until the server responds, and is requested again after a login', async () => {
    stubApi({ 'GET /api/auth/user': { body: ANN.user } });
    expect(createSession().session.getState().status).toBe('loading');
    const { session, refreshSession } = createSession(true);
    await refreshSession();
    expect(session.getState()).toEqual(ANN);
  });

  it('is unknown, not a visitor, while the server cannot tell, and says so; then it is what the server says', async () => {
    jest.useFakeTimers();
    stubApi({ 'GET /api/auth/user': problem(503, 'server.unavailable', 'Not now') });
    const { session, refreshSession } = createSession();
    const asked = refreshSession();
    await jest.advanceTimersByTimeAsync(3_000);
    await asked;
    expect([session.getState().status, sessionTrouble.getState()]).toEqual(['loading', true]);
    stubApi({ 'GET /api/auth/user': { body: ANN.user } });
    await jest.advanceTimersByTimeAsync(4_000);
    expect([session.getState(), sessionTrouble.getState()]).toEqual([ANN, false]);
    jest.useRealTimers();
  });

  it('is what was asked for last, whichever answer comes last', async () => {
    jest.useFakeTimers();
    stubApi({ 'GET /api/auth/user': problem(503, 'server.unavailable', 'Not now') });
    const { session, refreshSession } = createSession();
    void refreshSession();
    await jest.advanceTimersByTimeAsync(500);
    stubApi({ 'GET /api/auth/user': { body: ANN.user } });
    await refreshSession();
    stubApi({ 'GET /api/auth/user': problem(401, 'auth.required', 'Please log in to continue.') });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(session.getState()).toEqual(ANN);
    jest.useRealTimers();
  });

  it.each(['before', 'after'])(
    'ends without leaving the page that ended it, when the news of it comes %s the page asks',
    async (when) => {
      const leave = jest.fn();
      stubApi({ 'GET /api/auth/user': problem(401, 'auth.required', 'Please log in to continue.') });
      const { session, refreshSession, sessionChanged } = createSession(false, leave);
      session.setState(ANN);
      const asks = [sessionChanged, refreshSession];
      await Promise.all((when === 'before' ? asks : asks.reverse()).map((ask) => ask()));
      expect(session.getState().status).toBe('visitor');
      expect(leave).not.toHaveBeenCalled();
    },
  );

  it('ends by leaving the page when it ended elsewhere', async () => {
    const leave = jest.fn();
    stubApi({ 'GET /api/auth/user': problem(401, 'auth.required', 'Please log in to continue.') });
    const { session, sessionChanged } = createSession(false, leave);
    session.setState(ANN);
    void sessionChanged();
    await waitFor(() => expect(leave).toHaveBeenCalled());
  });
});
