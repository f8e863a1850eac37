import { act, renderHook, waitFor } from '@testing-library/react';
import { NO_NEEDS } from '@waymark/contracts-account';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { hostFor, MEMBER } from '@waymark/mfe-kit/testing';
import { BROWSER_NEEDS_KEY, browserNeeds, keepBrowserNeeds, readBrowserNeedsAgain } from './browser-needs';
import { useNeeds } from './use-needs';

let session: ReturnType<typeof hostFor>['session'];

beforeEach(() => {
  ({ session } = hostFor());
  localStorage.clear();
  readBrowserNeedsAgain();
});

describe('the needs of the person at this browser', () => {
  it('are nowhere if no needs were ever saved', () => {
    expect(renderHook(useNeeds).result.current).toEqual({ status: 'ready', needs: [], keptIn: 'nowhere' });
  });

  it('are those of the browser for a visitor, at once after saving and after a reload', () => {
    const { result } = renderHook(useNeeds);
    act(() => void keepBrowserNeeds({ ...NO_NEEDS, needs: ['hasVegan'] }));
    expect(result.current).toEqual({ status: 'ready', needs: ['hasVegan'], keptIn: 'browser' });
    act(readBrowserNeedsAgain);
    expect(result.current.needs).toEqual(['hasVegan']);
  });

  it('follow what another tab of this browser saves', () => {
    const { result } = renderHook(useNeeds);
    localStorage.setItem(BROWSER_NEEDS_KEY, JSON.stringify({ needs: ['requiresSubtitles'] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: BROWSER_NEEDS_KEY })));
    expect(result.current.needs).toEqual(['requiresSubtitles']);
  });

  it.each(['', '{', 'null', '[]', '{"needs":7}', '{"needs":["constructor"]}'])(
    'are empty, without a crash, when the browser stores %j',
    (text) => {
      localStorage.setItem(BROWSER_NEEDS_KEY, text);
      readBrowserNeedsAgain();
      expect(renderHook(useNeeds).result.current.needs).toEqual([]);
    },
  );

  it('are empty, without a crash, when the browser blocks its storage', () => {
    const getItem = Storage.prototype.getItem;
    Storage.prototype.getItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    try {
      readBrowserNeedsAgain();
    } finally {
      Storage.prototype.getItem = getItem;
    }
    expect(renderHook(useNeeds).result.current.needs).toEqual([]);
    expect(browserNeeds.getState().canKeep).toBe(false);
  });

  it('are those of the account for a member who saved some there', async () => {
    keepBrowserNeeds({ ...NO_NEEDS, needs: ['hasVegan'] });
    stubApi({ 'GET /api/accessibility-preferences/5': { body: { requiresLiftAccess: 1, hasVegan: 0 } } });
    session.setState({ status: 'member', user: MEMBER });
    const { result } = renderHook(useNeeds);
    expect(result.current.status).toBe('loading');
    await waitFor(() =>
      expect(result.current).toEqual({ status: 'ready', needs: ['requiresLiftAccess'], keptIn: 'account' }),
    );
  });

  it('are those of the browser for a member who saved none in the account', async () => {
    keepBrowserNeeds({ ...NO_NEEDS, needs: ['hasVegan'] });
    stubApi({
      'GET /api/accessibility-preferences/5': problem(
        404,
        'preferences.none-yet',
        'You have not saved any preferences yet.',
      ),
    });
    session.setState({ status: 'member', user: MEMBER });
    const { result } = renderHook(useNeeds);
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', needs: ['hasVegan'], keptIn: 'browser' }));
  });
});
