import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import SuggestServicePage from './suggest-service.page';

const SENT: Answer = { status: 201, body: { id: 7 } };

function open(answer: Answer = SENT) {
  const calls = stubApi({ 'POST /api/support-services/suggestions': answer });
  renderPage(SuggestServicePage, { route: '/support-services/suggest' });
  return calls;
}

async function fill() {
  await userEvent.type(screen.getByLabelText(/Name of the service/), 'Wheels for Leeds');
  await userEvent.selectOptions(screen.getByLabelText(/What kind of help/), 'wheelchair_rental');
  await userEvent.type(screen.getByLabelText(/Town or area/), 'Leeds');
  await userEvent.type(screen.getByLabelText(/Phone/), '0113 496 0000');
  await userEvent.type(screen.getByLabelText(/How do you know/), 'I rent there.');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('suggesting a support service', () => {
  it('sends what was written with a key and says what happens now', async () => {
    const calls = open();
    await fill();
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you. We have it.' })).toBeTruthy();
    expect(calls[0]?.body).toMatchObject({ name: 'Wheels for Leeds', type: 'wheelchair_rental', city: 'Leeds' });
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(await axeProblems()).toEqual([]);
  }, 20_000);

  it('names what is missing, and sends nothing', async () => {
    const calls = open();
    await send();
    await waitFor(() => expect(screen.getAllByText('Name is required.').length).toBeGreaterThan(0));
    for (const words of [
      'Choose what kind of help it is.',
      'Say which town or area it helps in.',
      'Say how you know about it.',
    ])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
  });

  it('keeps every word when it was not sent', async () => {
    open(problem(429, 'request.rate-limited', 'x'));
    await fill();
    await send();
    expect(await screen.findByText(/You have sent several suggestions/)).toBeTruthy();
    expect(screen.getByLabelText(/Name of the service/)).toHaveValue('Wheels for Leeds');
  });
});
