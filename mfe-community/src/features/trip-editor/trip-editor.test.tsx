import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { wholeTrip } from '../../test-support/trips';
import TripEditorPage from './trip-editor.page';

const DRAFT = '0b6f4f0e-7a51-4c0e-8a3b-6f5d1f2c9e11';
const NEW = `/create-trip-blog?draft=${DRAFT}`;
const NO_DRAFT = problem(404, 'draft.not-found', 'This draft does not exist');

type Answers = Record<string, Answer | ((call: ApiCall) => Answer)>;

const kept = (version: number) => ({
  body: { id: DRAFT, blogId: null, title: '', changedAt: '2026-11-23T10:00:00.000Z', version },
});

function open(answers: Answers = {}, at = NEW, route = '/create-trip-blog') {
  const calls = stubApi({
    [`GET /api/trip-drafts/${DRAFT}`]: NO_DRAFT,
    [`PUT /api/trip-drafts/${DRAFT}`]: kept(1),
    'GET /api/trip-drafts': { body: [] },
    ...answers,
  });
  const said: string[] = [];
  const page = renderPage(TripEditorPage, {
    route,
    at,
    user: MEMBER,
    isMountedOnce: true,
    announce: (text) => said.push(text),
  });
  return { calls, said, user: userEvent.setup(), ...page };
}

const field = (name: RegExp) => screen.findByRole('textbox', { name });

async function writeTrip(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await field(/^Title/), 'Two days in York');
  await user.type(await field(/^Description/), 'A slow weekend with a power wheelchair.');
  await user.type(await field(/^Destination/), 'York');
  await user.type(screen.getByLabelText(/^Start date/), '2026-05-04');
}

describe('writing a trip (C2.2)', () => {
  beforeEach(() => localStorage.clear());

  it('says what is missing in the product’s words, leads there, and sends nothing', async () => {
    const { calls, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish trip' }));
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Title must be at least 5 characters',
      'Description must be at least 20 characters',
      'Please enter a destination',
      'Please select a start date',
    ]);
    expect(document.activeElement).toBe(summary);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(await axeProblems()).toEqual([]);
  });

  it('is published with its days, and says so', async () => {
    const { calls, user, toasts } = open({ 'POST /api/trip-blogs': { status: 201, body: wholeTrip() } });
    await writeTrip(user);
    await user.click(screen.getByRole('button', { name: 'Wheelchair' }));
    await user.click(screen.getByRole('button', { name: 'Add a day' }));
    const heading = await screen.findByRole('heading', { name: 'Day 1 of 1' });
    expect(document.activeElement).toBe(heading);
    await user.type(await field(/^Title of the day/), 'Arrival');
    await user.click(screen.getByRole('button', { name: 'Done with day 1' }));
    const opener = await screen.findByRole('button', { name: 'Write day 1' });
    expect(document.activeElement).toBe(opener);
    await user.click(screen.getByRole('button', { name: 'Publish trip' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/trip-blogs/12');
    expect(toasts[0]).toMatchObject({
      title: 'Trip blog created successfully!',
      description: 'Your accessibility travel experience has been shared with the community.',
    });
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'Two days in York',
      tags: ['wheelchair'],
      isPublic: true,
      days: [{ dayNumber: 1, title: 'Arrival' }],
    });
    expect(localStorage.getItem('tripDrafts')).toBeNull();
  });

  it('keeps everything when publishing fails', async () => {
    const { user, toasts } = open({ 'POST /api/trip-blogs': problem(500, 'server.error', 'No.') });
    await writeTrip(user);
    await user.click(screen.getByRole('button', { name: 'Publish trip' }));
    const summary = await screen.findByRole('group', { name: 'Error creating trip blog' });
    expect(summary.textContent).toContain('Please try again later.');
    expect(toasts[0]).toMatchObject({ title: 'Error creating trip blog', description: 'Please try again later.' });
    expect(((await field(/^Title/)) as HTMLInputElement).value).toBe('Two days in York');
  });

  it('is kept in the browser with each key, then on the server (C2.5)', async () => {
    const { calls, said, user } = open();
    await user.type(await field(/^Title/), 'York');
    expect(localStorage.getItem('tripDrafts')).toContain('York');
    expect(screen.getByText('Kept in this browser.')).toBeTruthy();
    expect(await screen.findByText(/^Saved at \d{1,2}:\d\d [AP]M\.$/, {}, { timeout: 10_000 })).toBeTruthy();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([expect.objectContaining({ version: 0, form: expect.objectContaining({ title: 'York' }) })]);
    expect(said.filter((text) => text.startsWith('Saved'))).toHaveLength(1);
  });

  it('is found again after the tab was lost, and says that it is kept while there is no connection', async () => {
    const gone = () => {
      throw new TypeError('Failed to fetch');
    };
    const first = open({ [`PUT /api/trip-drafts/${DRAFT}`]: gone });
    await first.user.type(await field(/^Title/), 'York');
    expect(await screen.findByText(/^We cannot reach the site\./, {}, { timeout: 10_000 })).toBeTruthy();
    first.unmount();
    const { calls } = open();
    expect(((await field(/^Title/)) as HTMLInputElement).value).toBe('York');
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true), { timeout: 10_000 });
  });
});

describe('the days of a trip (C2.3)', () => {
  beforeEach(() => localStorage.clear());

  async function withDays() {
    const page = open(
      {
        'GET /api/trip-blogs/12': {
          body: wholeTrip({
            days: ['Arrival', 'The walls'].map((title, place) => ({
              ...wholeTrip().days[0]!,
              id: 40 + place,
              dayNumber: place + 1,
              title,
            })),
          }),
        },
      },
      '/trip-blogs/12/edit',
      '/trip-blogs/:id/edit',
    );
    await screen.findByRole('list', { name: 'Days of the trip' });
    return page;
  }
  const names = () =>
    within(screen.getByRole('list', { name: 'Days of the trip' }))
      .getAllByRole('heading')
      .map((one) => one.textContent);

  it("move by a press; the focus stays, and the day's new position is announced", async () => {
    const { said, user } = await withDays();
    const shown: (string | null)[] = [];
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      shown.push(this.textContent);
    };
    screen.getByRole('button', { name: 'Move day 2 up' }).focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Day 1: The walls', 'Day 2: Arrival']);
    expect(said).toContain('The walls is now day 1 of 2.');
    expect(document.activeElement?.textContent).toBe('Move day 1 up');
    await waitFor(() => expect(shown).toEqual(['Move day 1 up']));
  });

  it('come back after they were removed', async () => {
    const { user } = await withDays();
    await user.click(screen.getByRole('button', { name: 'Remove day 1' }));
    expect(names()).toEqual(['Day 1: The walls']);
    expect(document.activeElement?.textContent).toBe('Bring it back');
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Day 1: Arrival', 'Day 2: The walls']);
    expect(document.activeElement?.textContent).toBe('Write day 1');
  });

  it('have buttons for marks that act on what is selected', async () => {
    const { said, user } = await withDays();
    await user.click(screen.getByRole('button', { name: 'Write day 1' }));
    const box = (await field(/^What happened/)) as HTMLTextAreaElement;
    box.setSelectionRange(2, 6);
    const bar = screen.getByRole('toolbar', { name: 'Formatting for What happened' });
    within(bar).getByRole('button', { name: 'Bold' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Italic');
    await user.keyboard('{Enter}');
    expect(box.value).toBe('A *ramp* was **ready**.');
    expect(document.activeElement).toBe(box);
    expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('ramp');
    expect(said.at(-1)).toBe('Italic: done.');
    await user.click(within(bar).getByRole('button', { name: 'Italic' }));
    expect(box.value).toBe('A ramp was **ready**.');
    expect(said.at(-1)).toBe('Italic: removed.');
  });

  it('show what readers will see', async () => {
    const { user } = open({
      'POST /api/trip-blogs/preview': { body: { text: [{ kind: 'heading', level: 1, runs: [{ text: 'Ramps' }] }] } },
    });
    await user.type(await field(/^Your story/), '# Ramps');
    await user.click(screen.getByRole('button', { name: 'Show what readers will see' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Ramps' })).toBeTruthy();
  });

  it('say what the text has to be otherwise before readers can see it', async () => {
    const nested = { text: 'Please nest lists and quotes less deeply.' };
    const refused = problem(422, 'request.invalid', 'Please check the marked fields.', nested);
    const { user } = open({ 'POST /api/trip-blogs/preview': refused });
    await user.type(await field(/^Your story/), '> > > deep');
    await user.click(screen.getByRole('button', { name: 'Show what readers will see' }));
    expect(
      await screen.findByText(`We could not prepare the preview. ${nested.text} Your text is still here.`),
    ).toBeTruthy();
  });
});
