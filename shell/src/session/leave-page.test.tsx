import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { jest } from '@jest/globals';
import { getHost, type RemoteModule, type Session } from '@waymark/mfe-kit';
import { problem, stubApi, type ApiCall } from '@waymark/testing/browser/stub-api';
import { PageHeading, TextField } from '@waymark/ui';
import { forgetTyping, watchTyping } from '../stored-typing/stored-typing';
import { ANN, renderApp, VISITOR } from '../test-support/render-app';
import { newDocument } from './leave-page';
import { followTabs } from './other-tabs';

const USER = 'GET /api/auth/user';
const BEN: Session = { status: 'member', user: { ...ANN.user!, id: 2, displayName: 'Ben' } };
const NOBODY = problem(401, 'auth.required', 'Please log in to continue.');

const REMOTE: RemoteModule = {
  pages: {
    thing: () =>
      Promise.resolve({
        default: () => (
          <form aria-label="Thing">
            <PageHeading>A thing</PageHeading>
            <TextField label="Title" name="title" />
            <div data-kept="memory">
              <TextField label="Health" name="health" />
            </div>
          </form>
        ),
      }),
    login: () => Promise.resolve({ default: () => <PageHeading>Sign In</PageHeading> }),
  },
  slots: {},
};

const opened = jest.spyOn(newDocument, 'open').mockImplementation(() => undefined);
beforeAll(watchTyping);
beforeEach(() => {
  opened.mockClear();
  forgetTyping(1);
});

async function show(session: Session, kept: Record<string, string> = {}): Promise<void> {
  renderApp('/things/7', session, undefined, REMOTE, kept);
  await screen.findByRole('heading', { name: 'A thing' });
}
const type = (label: string) => fireEvent.input(screen.getByLabelText(label), { target: { value: 'Mine' } });
const news = () => screen.getByRole('region', { name: 'Notifications' });
/** Everything that a reload leaves to the next document. */
const kept = () => ({ ...sessionStorage }) as Record<string, string>;

describe('a page of a member who is no longer logged in', () => {
  it.each([
    ['another member', { body: BEN.user }, 'Someone else is logged in now', BEN],
    ['nobody', NOBODY, 'You are logged out', VISITOR],
  ])(
    'is loaded again for %s, who reads why, and keeps the words for their author',
    async (_who, answer, says, next) => {
      stubApi({ [USER]: answer });
      await show(ANN);
      sessionStorage.setItem('waymark-match-choice', 'by needs');
      type('Title');
      await act(async () => void getHost().sessionChanged?.());
      await waitFor(() => expect(opened.mock.calls).toEqual([[null]]));
      expect(getHost().session.getState()).toEqual(ANN);
      expect(Object.keys(kept()).sort()).toEqual(['keptTyping', 'memberChanged']);

      const left = kept();
      document.body.innerHTML = '';
      await show(next, left);
      await waitFor(() => expect(news()).toHaveTextContent(says));
      expect(news()).toHaveTextContent('It will come back if');
      expect(screen.getByLabelText('Title')).toHaveValue('');
      // The toast is announced a moment after it is shown, with the key to hear it again.
      await waitFor(() => expect(Object.keys(kept())).toEqual(['keptTyping', 'toldOfF8']));
    },
  );

  it('leads to the sign-in page while it holds words about health, which no disk may have', async () => {
    stubApi({ [USER]: NOBODY });
    await show(ANN);
    type('Health');
    await act(async () => void getHost().sessionChanged?.());
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(opened).not.toHaveBeenCalled();
    expect(getHost().session.getState()).toEqual(VISITOR);
  });

  it('is left for another member even after its own signed out in it', async () => {
    stubApi({ [USER]: { body: BEN.user } });
    await show(ANN);
    await act(async () => getHost().session.setState(VISITOR));
    await act(async () => void getHost().refreshSession());
    await waitFor(() => expect(opened.mock.calls).toEqual([[null]]));
  });

  it('stays when it ended the session itself, and when a visitor’s page gets its first member', async () => {
    stubApi({ [USER]: NOBODY });
    await show(ANN);
    await act(() => getHost().refreshSession());
    expect(getHost().session.getState()).toEqual(VISITOR);
    document.body.innerHTML = '';
    stubApi({ [USER]: { body: BEN.user } });
    await show(VISITOR);
    await act(() => getHost().sessionChanged!());
    expect(getHost().session.getState()).toEqual(BEN);
    expect(opened).not.toHaveBeenCalled();
  });
});

const asked = (calls: ApiCall[]) => calls.filter(({ path }) => path === '/api/auth/user').length;

/** The other tabs of one browser. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: string): void {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
  close(): void {
    Channel.open.delete(this);
  }
}

describe('the tabs of a browser', () => {
  const heard: string[] = [];
  const other = new Channel();
  other.onmessage = ({ data }) => heard.push(data);
  beforeAll(() => Object.assign(window, { BroadcastChannel: Channel }));

  it('tell each other who is signed in, and ask the server when that is somebody else', async () => {
    const calls = stubApi({ [USER]: { body: BEN.user } });
    await show(ANN);
    followTabs(getHost());
    expect(heard).toEqual(['1']);
    other.postMessage('1');
    expect(asked(calls)).toBe(0);
    other.postMessage('2');
    await waitFor(() => expect(opened.mock.calls).toEqual([[null]]));
    expect(heard).toEqual(['1']);
  });

  it('hear nothing while a page lies in the browser’s memory, and ask after a freeze', async () => {
    const calls = stubApi({ [USER]: { body: ANN.user } });
    await show(ANN);
    Channel.open.clear();
    followTabs(getHost());
    window.dispatchEvent(new Event('pagehide'));
    expect(Channel.open.size).toBe(0);
    document.dispatchEvent(new Event('resume'));
    await waitFor(() => expect(asked(calls)).toBeGreaterThan(0));
  });
});
