import { render, screen } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { ErrorBoundary } from './error-boundary';

// React reports what a boundary catches; here that is expected.
console.error = () => undefined;

function Broken(): never {
  throw new TypeError("Cannot read properties of undefined (reading 'name')");
}

describe('an unhandled error while drawing (S8.14)', () => {
  it('leaves words, a heading and a Refresh button, and nothing of the error itself', async () => {
    const { container } = render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working. Nothing that you saved is lost.');
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    expect(container).not.toHaveTextContent('Cannot read');
    expect(await axeProblems()).toEqual([]);
  });
});
