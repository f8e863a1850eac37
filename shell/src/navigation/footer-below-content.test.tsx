import { act, screen } from '@testing-library/react';
import { renderApp, VISITOR } from '../test-support/render-app';

describe('the footer', () => {
  it('comes with the content of the page, not before it', async () => {
    let bring: (module: { default: () => React.ReactElement }) => void = () => undefined;
    const page = new Promise<{ default: () => React.ReactElement }>((resolve) => (bring = resolve));
    renderApp('/', VISITOR, undefined, { pages: { home: () => page }, slots: {} });
    expect(await screen.findByRole('group', { name: 'Loading the page' })).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await act(async () => bring({ default: () => <h1>Welcome</h1> }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument();
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  });

  it('stays while a page that stands loads more of itself', async () => {
    renderApp('/', VISITOR);
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
    await act(async () => screen.getByRole('main').setAttribute('data-more', '1'));
    await act(async () =>
      screen.getByRole('main').append(Object.assign(document.createElement('div'), { ariaBusy: 'true' })),
    );
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});
