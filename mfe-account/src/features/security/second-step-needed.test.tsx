import { screen } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { SecondStepNeeded } from './second-step-needed';

const open = (secondStepNeeded: boolean) =>
  renderPage(SecondStepNeeded, { route: '/', user: { ...MEMBER, secondStepNeeded } });

describe('staff whose role waits for a second step', () => {
  it('are told what to do', async () => {
    open(true);
    expect(screen.getByText('Your role needs a second step at login')).toBeInTheDocument();
    expect(await axeProblems()).toEqual([]);
  });

  it('are the only ones who are', () => {
    const { container } = open(false);
    expect(container).toHaveTextContent('');
  });
});
