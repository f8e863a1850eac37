import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VenuePhoto } from '@waymark/contracts-reviews';
import { withQueries } from '@waymark/mfe-kit';
import { renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleReview, sampleVenue } from '../../../test-support/samples';
import { VenuePhotos } from './venue-photos';

const photo = (id: number, description: string, reviewId: number): VenuePhoto => ({
  id: `7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5${id}`,
  url: `/full/${id}`,
  thumbUrl: `/thumb/${id}`,
  width: 800,
  height: 600,
  description,
  reviewId,
  reviewerName: 'Ana',
  createdAt: '2026-11-03T10:00:00.000Z',
});

const VENUE = sampleVenue({ reviews: [sampleReview({ id: 5 })] });

const Offered = ({ kind, contentId, label }: { kind: string; contentId: string; label: string }) => (
  <label>
    {`${kind} ${contentId} ${label}`}
    <input />
  </label>
);

function open(body: Answer['body'] = [photo(1, 'The door', 5), photo(2, 'The ramp', 5), photo(3, 'The hall', 99)]) {
  stubApi({ 'GET /api/venues/7/photos': { body } });
  renderPage(
    withQueries(() => (
      <>
        <h1>Place</h1>
        <VenuePhotos venue={VENUE} />
        <p id="review-5" tabIndex={-1}>
          Its review
        </p>
      </>
    )),
    {
      route: '/',
      slots: (name) =>
        name === 'report-this'
          ? [{ key: 'community/report-this', load: () => Promise.resolve({ default: Offered }) }]
          : [],
    },
  );
  return { user: userEvent.setup() };
}

const dialog = () => screen.findByRole('dialog', { name: 'Photos of Leeds' });
const shown = async () =>
  within(await dialog())
    .getByRole('img')
    .getAttribute('alt');

describe('photos of a venue', () => {
  it('stand in a grid with the words of who took them', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Photos' }));
    expect(list.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual([
      'Photo: The door',
      'Photo: The ramp',
      'Photo: The hall',
    ]);
  });

  it('open large, one after another by button or arrow key, with who took it and when (SL20)', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Photo: The ramp' }));
    expect(await shown()).toBe('The ramp');
    const large = within(await dialog());
    expect(large.getByText(/Photo 2 of 3/)).toBeTruthy();
    expect(large.getByText(/By Ana/).parentElement?.textContent).toBe('By Ana, Nov 3, 2026');
    expect(await axeProblems()).toEqual([]);
    await user.click(large.getByRole('button', { name: 'Next' }));
    expect(await shown()).toBe('The hall');
    // The last one: the button keeps the focus and leads nowhere.
    expect(large.getByRole('button', { name: 'Next' })).toHaveFocus();
    await user.click(large.getByRole('button', { name: 'Next' }));
    expect(await shown()).toBe('The hall');
    // Its review has not been loaded into the page.
    expect(large.queryByRole('button', { name: 'Go to the review' })).toBeNull();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await shown()).toBe('The door');
  });

  it('can each be reported where they are large, and keys of that form do not turn the page (F4.9)', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Photo: The door' }));
    const form = await screen.findByLabelText(`venue-photo ${photo(1, '', 5).id} the photo “The door”`);
    await user.type(form, 'a{ArrowLeft}{ArrowRight}');
    expect(await shown()).toBe('The door');
    await user.click(within(await dialog()).getByRole('button', { name: 'Next' }));
    expect(await screen.findByLabelText(/the photo “The ramp”$/)).toBeTruthy();
  });

  it('give the focus back, or lead to the review', async () => {
    const { user } = open();
    const door = await screen.findByRole('button', { name: 'Photo: The door' });
    await user.click(door);
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(door).toHaveFocus());
    await user.click(door);
    await user.click(within(await dialog()).getByRole('button', { name: 'Go to the review' }));
    await waitFor(() => expect(screen.getByText('Its review')).toHaveFocus());
  });

  it('are not mentioned if there are none', async () => {
    open([]);
    await waitFor(() => expect(screen.queryByText('Photos')).toBeNull());
  });
});
