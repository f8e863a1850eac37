import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import * as art from './art';
import * as ui from './index';
import { axeProblems } from '@waymark/testing/browser/axe-problems';

describe('parts together', () => {
  it('form a page without accessibility problems', async () => {
    const { container } = render(
      <MemoryRouter>
        <ui.GlobalStyle />
        <ui.SkipLink href="#main">Skip to main content</ui.SkipLink>
        <ui.Container as="main" id="main">
          <ui.Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Leeds Town Hall' }]} />
          <ui.PageHeading lead="Find out before you set out.">Leeds Town Hall</ui.PageHeading>
          <ui.Section heading="Features">
            <ui.StarRating value={4.5} count={2} />
            <ui.DefinitionList
              items={[
                { term: 'City', value: 'Leeds' },
                { term: 'Phone', value: null },
              ]}
            />
            <ui.Disclosure summary="More">Text</ui.Disclosure>
          </ui.Section>
          <ui.Section heading="Results" hideHeading>
            <ui.Grid as="ul">
              <ui.Card as="li">
                <ui.Badge tone="good" icon={<ui.CheckIcon />}>
                  Verified Account
                </ui.Badge>
              </ui.Card>
            </ui.Grid>
            <ui.LoadingRegion label="Loading reviews">
              <ui.Skeleton lines={3} />
            </ui.LoadingRegion>
            <ui.EmptyState
              icon={<art.NoReviewsArt />}
              title="No reviews yet"
              level={3}
              action={<ui.LinkButton to="/add-review">Add First Review</ui.LinkButton>}
            />
            <ui.FactList>
              <ui.FactRow name="Hearing loop" state={<ui.StatePill sign="yes">Works</ui.StatePill>} note="3 people" />
            </ui.FactList>
            <ui.ToggleChip pressed>Step-free</ui.ToggleChip>
            <ui.ChipLink to="/#quiet" note="(3)">
              #quiet
            </ui.ChipLink>
            <ui.NavCard to="/reviews" icon={<ui.ListIcon />} note="Newest first">
              Browse Reviews
            </ui.NavCard>
            <ui.Alert tone="warn" title="Take care">
              The lift is out of order.
            </ui.Alert>
          </ui.Section>
          <form aria-label="Review">
            <ui.TextField label="Name" name="name" hint="As others see it" />
            <ui.TextArea label="Review" name="text" optional />
            <ui.SelectField label="Sort by" name="sort">
              <option value="newest">Newest</option>
            </ui.SelectField>
            <ui.CheckboxField label="I agree" name="agree" error="Tick the box" />
            <ui.Button variant="primary" type="submit" busy>
              Submitting...
            </ui.Button>
          </form>
        </ui.Container>
        <ui.ToastRegion toasts={[{ id: '1', title: 'Saved' }]} onDismiss={() => undefined} />
        <ui.ConnectionBanner state="offline" />
      </MemoryRouter>,
    );
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe('words', () => {
  it('a rating is text, not only stars', () => {
    render(<ui.StarRating value={4.5} label="Overall" count={1} />);
    expect(screen.getByText('4.5 out of 5')).toBeInTheDocument();
    expect(screen.getByText('(1 review)')).toBeInTheDocument();
  });

  it('drawings are silent', () => {
    const { container } = render(
      <>
        {Object.entries(art).map(([name, Drawing]) => (
          <Drawing key={name} />
        ))}
      </>,
    );
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(Object.keys(art).length);
    expect(container.textContent).toBe('');
  });

  it('a chip says that pressing it removes the filter', async () => {
    const onRemove = jest.fn();
    render(<ui.Chip label="City: Leeds" onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter City: Leeds' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('toasts are shown in one place, which is read with them, and each can be dismissed', async () => {
    const onDismiss = jest.fn<(id: string) => void>();
    render(
      <ui.ToastRegion
        toasts={[
          { id: 'a', title: 'Review saved', variant: 'success' },
          { id: 'b', title: 'Not saved', description: 'Try again.', variant: 'destructive' },
        ]}
        onDismiss={onDismiss}
      />,
    );
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAccessibleDescription(
      /Review saved.*Not saved/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Not saved' }));
    expect(onDismiss).toHaveBeenCalledWith('b');
  });

  it('the connection banner is silent while online', () => {
    render(<ui.ConnectionBanner state="online" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
