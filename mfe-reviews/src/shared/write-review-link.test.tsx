import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { useLocation } from 'react-router-dom';
import { sampleVenue } from '../test-support/samples';
import { WriteReviewLink } from './write-review-link';

function Part() {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { why?: string } | null;
  };
  return (
    <main>
      <WriteReviewLink venue={sampleVenue()}>Write Review</WriteReviewLink>
      <p data-testid="here">{pathname + search}</p>
      <p data-testid="why">{state?.why}</p>
    </main>
  );
}

const press = async (user: typeof MEMBER | null) => {
  sessionStorage.clear();
  const { toasts } = renderPage(Part, { route: '*', at: '/', user });
  await userEvent.click(screen.getByRole('link', { name: 'Write Review' }));
  return toasts;
};

describe('the way to the form of a review', () => {
  it('leads a visitor to the sign-in page, which says what the account is for, without a warning', async () => {
    expect(await press(null)).toEqual([]);
    expect(screen.getByTestId('here').textContent).toBe('/login');
    expect(screen.getByTestId('why').textContent).toBe(
      'Create a free account to review Leeds, or log in if you have one.',
    );
    expect(sessionStorage.getItem('redirectAfterLogin')).toMatch(/^\/add-review\?venue=.*Leeds/);
  });

  it('leads a member straight to the form', async () => {
    await press(MEMBER);
    expect(screen.getByTestId('here').textContent).toMatch(/^\/add-review\?venue=/);
  });
});
