import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { lazyAgain } from './lazy-again';
import { RemoteBoundary } from './remote-boundary';

// React reports what a boundary catches; here that is expected.
console.error = () => undefined;

describe('a part whose code comes later', () => {
  it('is retried by one press together with everything else that failed', async () => {
    let isDown = true;
    const asked: string[] = [];
    const part = (words: string) =>
      lazyAgain(async () => {
        asked.push(words);
        if (isDown) throw new Error('offline');
        return { default: ({ end }: { end: string }) => <p>{words + end}</p> };
      });
    const [One, Two] = [part('One'), part('Two')];
    const Page = () => (
      <Suspense fallback={null}>
        <One end="!" />
        <Two end="?" />
      </Suspense>
    );
    render(<RemoteBoundary load={() => Promise.resolve({ default: Page })} broken={<p>Refresh</p>} isPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /could not load/ })).toHaveFocus();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('One!')).toBeVisible();
    expect(screen.getByText('Two?')).toBeVisible();
    expect(asked.filter((words) => words === 'One')).toHaveLength(3);
  });
});
