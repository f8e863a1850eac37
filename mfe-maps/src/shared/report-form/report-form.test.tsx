import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPart } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { stubUploads } from '@waymark/testing/browser/stub-uploads';
import { sampleReport } from '../../test-support/samples';
import type { Report } from '../report-api/reports-query';
import { readCorrectionKey } from './correction-keys';
import { ReportForm } from './report-form';
import type { ReportFormProps } from './report-form-props';

const HERE = { latitude: 53.4808, longitude: -2.2426 };
const POST = 'POST /api/footpath-reports';
const LIST = 'GET /api/footpath-reports';
const MADE: Answer = {
  status: 201,
  body: { ...sampleReport({ id: 7, createdAt: new Date().toISOString() }), correctionKey: 'k1' },
};

const OTLEY = {
  name: 'Otley',
  district: 'City and Borough of Leeds',
  countryName: 'UK',
  countryCode: 'GB',
  latitude: 53.905,
  longitude: -1.694,
  population: 13_668,
};

let reported: Report[] = [];
let confirmed: Report[] = [];

async function open(answers: Parameters<typeof stubApi>[0], props: Partial<ReportFormProps> = {}, user = false) {
  const calls = stubApi({ [LIST]: { body: [] }, ...answers });
  reported = [];
  confirmed = [];
  const part = (
    <section>
      <h2>Report a problem</h2>
      <ReportForm
        position={HERE}
        onReported={(report) => reported.push(report)}
        onConfirmed={(report) => confirmed.push(report)}
        {...props}
      />
    </section>
  );
  const view = renderPart(part, { user: user ? MEMBER : null });
  await screen.findByLabelText(/Describe the problem/);
  return { ...view, calls, posts: () => calls.filter(({ method }) => method === 'POST') };
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
function fill() {
  type(/Describe the problem/, 'Two paving stones stand up by a hand.');
  const name = screen.queryByLabelText(/Your name/);
  if (name) fireEvent.change(name, { target: { value: 'Bo' } });
}

describe('the form of a footpath report (M2.6)', () => {
  beforeEach(() => sessionStorage.clear());

  it('asks what a report needs, with its defaults, and shows nobody the field for programs', async () => {
    await open({});
    expect(screen.getByLabelText<HTMLSelectElement>(/What is wrong/).value).toBe('uneven_surface');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Moderate' }).checked).toBe(true);
    expect(document.querySelectorAll('optgroup')).toHaveLength(6);
    expect(screen.getByText('Position: 53.4808, -2.2426')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });

  it('sends a visitor’s report, shows the documented message and stores the key for a correction', async () => {
    const { posts, toasts } = await open({ [POST]: MADE });
    fill();
    type(/Email/, 'bo@example.org');
    send();
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(posts()[0]?.body).toMatchObject({
      ...HERE,
      reporterName: 'Bo',
      severity: 'moderate',
      isPositionMeant: false,
    });
    expect(toasts[0]).toMatchObject({
      title: 'Report Added',
      description: 'Your accessibility report has been submitted successfully.',
    });
    expect(readCorrectionKey(7)?.key).toBe('k1');
  });

  it('knows the name of a member, and leaves it out', async () => {
    const { posts } = await open({ [POST]: MADE }, {}, true);
    expect(screen.queryByLabelText(/Your name/)).toBeNull();
    fill();
    send();
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(posts()[0]?.body).not.toHaveProperty('reporterName');
  });

  it('sends a member whose session is over to sign in, where the service asks for a name that nobody can give', async () => {
    const over = problem(422, 'request.invalid', 'x', { reporterName: 'Please enter your name.' });
    const { visited } = await open({ [POST]: over }, {}, true);
    fill();
    send();
    await waitFor(() => expect(visited).toContain('/login'));
    expect(screen.queryByText('Please enter your name.')).toBeNull();
  });

  it('shows an error without sending if place, name or description is missing', async () => {
    const { calls, toasts } = await open({}, { position: null });
    fireEvent.click(screen.getByRole('radio', { name: 'On a map' }));
    send();
    await screen.findByRole('group', { name: 'There is a problem' });
    expect(toasts[0]).toMatchObject({
      title: 'Location Required',
      description: 'Please select a location on the map first.',
    });
    for (const words of ['Please enter your name.', 'Describe the problem in at least 10 characters.'])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
    expect(await axeProblems()).toEqual([]);
  });

  it('is given by an address first where nobody pressed a map, and speaks of no map then', async () => {
    const { toasts } = await open({}, { position: null });
    const [first] = screen.getAllByRole<HTMLInputElement>('radio');
    expect(first).toBe(screen.getByRole('radio', { name: 'Street, postcode or town' }));
    expect(first?.checked).toBe(true);
    send();
    await screen.findByRole('group', { name: 'There is a problem' });
    const words = 'Enter a street, postcode or town, and choose the closest match.';
    expect(toasts[0]).toMatchObject({ title: 'Location Required', description: words });
    expect(screen.getByRole('link', { name: words })).toBeTruthy();
  });

  it('sends the middle of a town only if the person keeps it, and the address says so', async () => {
    const { posts } = await open({ [POST]: MADE, 'GET /api/geo/places': { body: [OTLEY] } }, { position: null });
    await userEvent.type(screen.getByRole('combobox', { name: 'Street, postcode or town' }), '12 Kirkgate, Otley');
    await screen.findByRole('option', { name: /Otley/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const question = 'This pin only shows the middle of Otley. Move it to the right spot, or keep it as approximate.';
    expect(screen.getByText(question)).toBeTruthy();
    fill();
    send();
    await screen.findByRole('link', { name: 'Move the pin to the right spot, or keep it as approximate.' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep as approximate' }));
    expect(screen.queryByText(question)).toBeNull();
    expect(await axeProblems()).toEqual([]);
    send();
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(posts()[0]?.body).toMatchObject({
      latitude: 53.905,
      address: '12 Kirkgate, Otley. Approximate: the pin is in the middle of Otley',
    });
  });

  it('keeps every word when it fails, and is sent again under the same key', async () => {
    let isUp = false;
    const { posts, toasts } = await open({ [POST]: () => (isUp ? MADE : problem(500, 'request.failed', 'x')) });
    fill();
    send();
    await screen.findByText(/Failed to submit report. Please try again. What you wrote is still here./);
    expect(toasts[0]).toMatchObject({ title: 'Error', description: 'Failed to submit report. Please try again.' });
    expect(screen.getByLabelText(/Describe the problem/)).toHaveValue('Two paving stones stand up by a hand.');
    isUp = true;
    send();
    await waitFor(() => expect(reported).toHaveLength(1));
    const keys = posts().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('asks whether a place far from everywhere is meant', async () => {
    const { posts } = await open({
      [POST]: ({ body }) =>
        (body as { isPositionMeant: boolean }).isPositionMeant
          ? MADE
          : problem(422, 'report.position-unlikely', 'x', { isPositionMeant: 'This is far from any town.' }),
    });
    fill();
    send();
    fireEvent.click(await screen.findByLabelText('Yes, this is the right place'));
    send();
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(posts()).toHaveLength(2);
  });
});

describe('photos of a report', () => {
  const ID = '7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e01';
  const UPLOADED = { id: ID, url: `/p/${ID}/full`, thumbUrl: `/p/${ID}/thumb`, width: 40, height: 30 };

  it('are sent at once, need a description and go with the report (M14.3d)', async () => {
    const sent = stubUploads(() => ({ body: UPLOADED }));
    const { posts } = await open({ [POST]: MADE });
    const files = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })];
    fireEvent.change(screen.getByLabelText('Choose photos'), { target: { files } });
    await screen.findByRole('img', { name: 'Your photo 1, not described yet' });
    expect(sent[0]?.path).toBe('/api/footpath-reports/photos');
    fill();
    send();
    expect(await screen.findByRole('link', { name: 'Please describe photo 1.' })).toBeTruthy();
    type(/Describe photo 1/, 'Two stones stand up.');
    send();
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(posts()[0]?.body).toMatchObject({ photos: [{ id: ID, description: 'Two stones stand up.' }] });
  });
});

describe('a problem that is known already (M14.5c)', () => {
  const KNOWN = {
    [LIST]: { body: [sampleReport({ id: 3, verificationCount: 2, lastVerifiedAt: null, location: 'Manchester' })] },
  };

  it('is offered before anything is sent, and a member confirms it instead', async () => {
    const { calls, posts } = await open(
      { ...KNOWN, 'POST /api/footpath-reports/3/verify': { body: sampleReport({ id: 3, verificationCount: 3 }) } },
      {},
      true,
    );
    fill();
    send();
    expect(await screen.findByRole('heading', { name: 'Is it one of these?' })).toHaveFocus();
    expect(calls[0]?.path).toContain('radius=25&issueType=uneven_surface&status=open');
    expect(screen.getByText('Manchester. Confirmed by 2 people.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^It is this one ?: Blocked path, Manchester/ }));
    await waitFor(() => expect(confirmed).toMatchObject([{ id: 3, verificationCount: 3 }]));
    expect(posts().map(({ path }) => path)).toEqual(['/api/footpath-reports/3/verify']);
  });

  it('can be another one: then it is sent, and not asked again', async () => {
    const { posts } = await open({ ...KNOWN, [POST]: MADE });
    fill();
    send();
    expect(await screen.findByText(/log in to confirm it/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'None of these: send mine' }));
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(posts()).toHaveLength(1);
  });

  it('is not asked about when nobody can say', async () => {
    const { posts } = await open({ [LIST]: { status: 503 }, [POST]: MADE });
    fill();
    send();
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(posts()).toHaveLength(1);
  });
});
