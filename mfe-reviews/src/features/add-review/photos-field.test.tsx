import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { stubUploads } from '@waymark/testing/browser/stub-uploads';
import { PhotosField } from '@waymark/mfe-kit/photos';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { pressNext, toStep } from '../../test-support/review-steps';
import { sampleReview, sampleVenue } from '../../test-support/samples';
import AddReviewPage from './add-review.page';
import { emptyForm } from './form-defaults';
import type { AddReviewInput } from './form-schema';
import { useReviewPhotos } from './use-review-photos';

const idOf = (number: number) => `7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e0${number}`;
const uploaded = (number: number) => {
  const url = `/api/reviews/photos/${idOf(number)}`;
  return { id: idOf(number), url: `${url}/full`, thumbUrl: `${url}/thumb`, width: 40, height: 30 };
};
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Choose photos'), { target: { files } });
const rows = () => within(screen.getByRole('list', { name: 'Your photos' })).getAllByRole('listitem');
const pictures = () => rows().map((row) => within(row).queryByRole('img')?.getAttribute('src') ?? null);

/** The field without the rest of the form, because its hundred radio buttons make every query by role slow. */
function Alone() {
  const form = useForm<AddReviewInput>({ defaultValues: emptyForm('Ana') });
  const uploads = useReviewPhotos(form);
  return (
    <FormProvider {...form}>
      <PhotosField uploads={uploads} />
    </FormProvider>
  );
}

function openAlone() {
  stubApi({});
  return renderPage(Alone, { route: '/add-review', user: MEMBER });
}

function open(api: Parameters<typeof stubApi>[0] = {}) {
  sessionStorage.clear();
  localStorage.clear();
  const calls = stubApi(api);
  return { calls, ...renderPage(AddReviewPage, { route: '/add-review', at: '/add-review?step=review', user: MEMBER }) };
}

describe('photos of a review (SX.1, SX.10)', () => {
  it('are shown once they are sent, with a text alternative that is never empty, and ask for a description (SX.2)', async () => {
    stubUploads(() => ({ body: uploaded(1) }));
    openAlone();
    choose(file('a.jpg'));
    const picture = await screen.findByRole('img', { name: 'Your photo 1, not described yet' });
    expect(picture.getAttribute('src')).toBe(uploaded(1).thumbUrl);
    fireEvent.change(screen.getByLabelText('Describe photo 1'), { target: { value: 'A step at the door' } });
    expect(screen.getByRole('img', { name: 'A step at the door' })).toBe(picture);
  });

  it('are refused without a description, and each is named in the summary (SX.3)', async () => {
    let number = 0;
    stubUploads(() => ({ body: uploaded((number += 1)) }));
    open();
    choose(file('a.jpg'), file('b.jpg'));
    await screen.findByRole('img', { name: 'Your photo 2, not described yet' });
    fireEvent.change(screen.getByLabelText('Describe photo 1'), { target: { value: 'A step' } });
    await pressNext();
    const link = await screen.findByRole('link', { name: 'Please describe photo 2.' });
    fireEvent.click(link);
    expect(document.activeElement).toBe(screen.getByLabelText('Describe photo 2'));
  });

  it('are six at most', async () => {
    const sent = stubUploads(() => ({ body: uploaded(1) }));
    openAlone();
    choose(...Array.from({ length: 8 }, (_, index) => file(`${index}.jpg`)));
    await waitFor(() => expect(sent).toHaveLength(6));
    expect(rows()).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'You can add up to 6 photos' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('can be put in order and removed, and the focus stays near', async () => {
    let number = 0;
    stubUploads(() => ({ body: uploaded((number += 1)) }));
    openAlone();
    choose(file('a.jpg'), file('b.jpg'), file('c.jpg'));
    await screen.findByRole('img', { name: 'Your photo 3, not described yet' });
    await userEvent.click(screen.getByRole('button', { name: 'Move photo 3 up' }));
    expect(pictures()).toEqual([1, 3, 2].map((one) => uploaded(one).thumbUrl));
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(pictures()).toEqual([3, 2].map((one) => uploaded(one).thumbUrl));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add more photos' }));
  });

  it("say in the server's words why one is refused", async () => {
    stubUploads(() =>
      problem(415, 'photo.type', 'We cannot use this kind of file as a photo.', {
        photo: 'Please choose a JPEG, PNG or WebP photo.',
      }),
    );
    openAlone();
    choose(file('a.svg'));
    expect(await screen.findByText('Please choose a JPEG, PNG or WebP photo.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  });

  it('are sent again under the same key after a lost connection, one after another', async () => {
    let lost = true;
    const sent = stubUploads(() => (lost ? null : { body: uploaded(1) }));
    openAlone();
    choose(file('a.jpg'));
    expect(await screen.findByText('We could not send this photo. Please try again.')).toBeTruthy();
    lost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try photo 1 again' }));
    await screen.findByRole('img');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('lead to the sign-in page and back when the session has ended', async () => {
    stubUploads(() => problem(401, 'auth.required', 'Please log in to continue.'));
    const { visited } = openAlone();
    choose(file('a.jpg'));
    await waitFor(() => expect(visited).toContain('/login'));
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/add-review');
  });

  it('go with the review, in their order and with their words', async () => {
    let number = 0;
    stubUploads(() => ({ body: uploaded((number += 1)) }));
    const { calls } = open({
      'POST /api/venues': { status: 201, body: sampleVenue() },
      'GET /api/venues/7': { body: sampleVenue() },
      'POST /api/reviews': { status: 201, body: sampleReview() },
    });
    choose(file('a.jpg'), file('b.jpg'));
    await screen.findByRole('img', { name: 'Your photo 2, not described yet' });
    fireEvent.change(screen.getByLabelText('Describe photo 1'), { target: { value: 'Door' } });
    fireEvent.change(screen.getByLabelText('Describe photo 2'), { target: { value: 'Ramp' } });
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '05' } });
    fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2024' } });
    fireEvent.change(screen.getByLabelText('Your review'), { target: { value: 'Lifts to every platform.' } });
    await toStep('Venue Information');
    fireEvent.change(screen.getByLabelText('Venue name'), { target: { value: 'Leeds' } });
    await toStep('Your Information');
    fireEvent.change(screen.getByLabelText('Disability type'), { target: { value: 'visual' } });
    fireEvent.click(screen.getByLabelText('I work for this place or was given something for this review'));
    await toStep('Submit Review');
    fireEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
    await waitFor(() => expect(calls.find(({ path }) => path === '/api/reviews')).toBeTruthy());
    expect(calls.find(({ path }) => path === '/api/reviews')?.body).toMatchObject({
      photos: [
        { id: idOf(1), description: 'Door' },
        { id: idOf(2), description: 'Ramp' },
      ],
      visitMonth: '2024-05',
      rewarded: true,
    });
  });
});
