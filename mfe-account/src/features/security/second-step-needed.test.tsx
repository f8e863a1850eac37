import { screen } from '@testing-library/react';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { SecondStepNeeded } from './security.page';

const open = (secondStepNeeded: boolean) =>
  renderPage(SecondStepNeeded, { route: '/', user: { ...MEMBER, secondStepNeeded } });

describe('staff whose role waits for a second step', () => {
  it('are told what to do', () => {
    open(true);
    expect(screen.getByText('Your role needs a second step at login')).toBeInTheDocument();
  });

  it('are the only ones who are', () => {
    const { container } = open(false);
    expect(container).toHaveTextContent('');
  });
});
