import { screen } from '@testing-library/react';
import type { Session } from '@waymark/mfe-kit';
import { ANN, renderApp } from '../test-support/render-app';

const staff: Session = ANN.user ? { status: 'member', user: { ...ANN.user, secondStepNeeded: true } } : ANN;

describe('a page that needs a role', () => {
  it('says so to members, and leads home', async () => {
    renderApp('/admin', ANN);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Set up a second step' })).not.toBeInTheDocument();
  });

  it('tells staff that their role waits for a second step, and where to set one up', async () => {
    renderApp('/admin', staff);
    expect(await screen.findByText('Your role needs a second step at login')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set up a second step' })).toHaveAttribute('href', '/account/security');
  });
});
