import { screen } from '@testing-library/react';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { SecondStepNeeded } from './security.page';

const open = (secondStepNeeded: boolean) =>
  renderPage(SecondStepNeeded, { route: '/', user: { ...MEMBER, secondStepNeeded } });

describe('staff with a role that waits for a second step', () => {
  it('see what to do', () => {
    open(true);
    expect(screen.getByText('Your role needs a second step at login')).toBeInTheDocument();
  });

  it('are the only ones who are', () => {
    const { container } = open(false);
    expect(container).toHaveTextContent('');
  });
});
