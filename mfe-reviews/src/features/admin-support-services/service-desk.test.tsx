import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServiceDesk } from '@waymark/contracts-reviews';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import ServiceDeskPage from './service-desk.page';

const DESK = '/api/support-services/desk';
const FIELDS: ServiceDesk['fields'] = {
  name: 'Wheels for Hire',
  type: 'wheelchair_rental',
  description: 'Chairs by the day',
  phone: '0113 496 0000',
  email: '',
  website: '',
  contactInfo: '',
  address: '',
  city: 'Leeds',
  country: '',
  serviceArea: '',
  operatingHours: '',
  language: '',
  eligibilityCriteria: '',
  accessibilityFeatures: '',
  fundingType: '',
};
const AT = '2026-11-03T10:00:00.000Z';
const ENTRY: ServiceDesk = {
  id: 1,
  version: 2,
  state: 'listed',
  entry: {
    ...FIELDS,
    id: 1,
    category: 'wheelchair_rental',
    lastVerified: '2026-10-01',
    isDue: false,
    isUnconfirmed: false,
    source: null,
    createdAt: AT,
  },
  fields: FIELDS,
  draft: null,
  history: [
    { number: 2, act: 'published', at: AT, lastVerified: '2026-10-01', isListed: true, fields: FIELDS },
    { number: 1, act: 'found', at: AT, lastVerified: '2026-10-01', isListed: true, fields: FIELDS },
  ],
};
const DRAFTED: ServiceDesk = {
  ...ENTRY,
  draft: { version: 1, changedAt: AT, isOld: false, fields: { ...FIELDS, phone: '0113 222 2222' } },
};

function open(at: string, answers: Record<string, Answer>) {
  const calls = stubApi(answers);
  const route = at === '/admin/support-services' ? at : '/admin/support-services/:id';
  const page = renderPage(ServiceDeskPage, { route, at, user: { ...MEMBER, role: 'moderator' } });
  return { ...page, calls, user: userEvent.setup() };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the desk of support services (F10.15)', () => {
  it('lists entries with their state, and searches them', async () => {
    const { id, state, fields } = ENTRY;
    const line = {
      id,
      state,
      name: fields.name,
      type: fields.type,
      city: 'Leeds',
      country: 'UK',
      excerpt: 'Chairs by the day',
      lastVerified: '2026-10-01',
      hasDraft: true,
    };
    const { user, calls } = open('/admin/support-services', {
      [`GET ${DESK}`]: { body: [line], headers: { 'x-total-count': '1' } },
    });
    const link = await screen.findByRole('link', { name: 'Wheels for Hire' });
    expect(link).toHaveAttribute('href', '/admin/support-services/1');
    expect(screen.getByText('On the list')).toBeTruthy();
    expect(screen.getByText('Wheelchair hire, Leeds, UK, checked Oct 1, 2026, has a draft')).toBeTruthy();
    expect(screen.getByText('“Chairs by the day”')).toBeTruthy();
    await user.type(screen.getByLabelText('Name, town or keywords'), 'leeds');
    await user.selectOptions(screen.getByLabelText('Show'), 'Not on the list');
    await user.click(await button('Search'));
    await waitFor(() => expect(calls.at(-1)?.path).toBe(`${DESK}?q=leeds&show=off`));
  });

  it('begins one as a draft, and leads to it', async () => {
    const { user, calls } = open('/admin/support-services/new', {
      [`POST ${DESK}`]: { status: 201, body: { ...DRAFTED, state: 'new', history: [] } },
      [`GET ${DESK}/1`]: { body: { ...DRAFTED, state: 'new', history: [] } },
    });
    await user.click(await button('Save Draft'));
    expect((await screen.findAllByText('Name is required.')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/^Name of the service/), 'Wheels for Hire');
    await user.selectOptions(screen.getByLabelText(/^What kind of help/), 'Wheelchair hire');
    await user.type(screen.getByLabelText('Phone'), '0113 496 0000');
    await user.click(await button('Save Draft'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Wheels for Hire' })).toBeTruthy();
    expect(calls[0]?.body).toMatchObject({ fields: { name: 'Wheels for Hire', type: 'wheelchair_rental', city: '' } });
    // Nobody checked it, and it is not there to be taken off.
    expect(screen.getByText(/you cannot publish an unchecked entry/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Take it off/ })).toBeNull();
  });

  it('keeps a draft, shows it as others would see it, and publishes it with a check', async () => {
    const { user, calls, toasts } = open('/admin/support-services/1', {
      [`GET ${DESK}/1`]: { body: ENTRY },
      [`PUT ${DESK}/1/draft`]: { body: DRAFTED },
      [`POST ${DESK}/1/publish`]: { body: { ...ENTRY, version: 3 } },
    });
    const phone = await screen.findByLabelText('Phone');
    await user.clear(phone);
    await user.type(phone, '0113 222 2222');
    await user.click(await button('Save Draft'));
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: '0113 222 2222' })).toBeTruthy();
    await user.click(screen.getByLabelText('I checked these facts today'));
    await user.click(await button('Publish'));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Draft saved', 'Published']));
    const sent = calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
    expect(sent).toMatchObject([
      { version: 2, draftVersion: 0, fields: { phone: '0113 222 2222' } },
      { version: 2, draftVersion: 1, isChecked: true },
    ]);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('shows the current state when a colleague was faster, and loses no word', async () => {
    const { user } = open('/admin/support-services/1', {
      [`GET ${DESK}/1`]: { body: ENTRY },
      [`PUT ${DESK}/1/draft`]: problem(409, 'support-service.changed', 'A colleague changed this meanwhile.'),
    });
    const phone = await screen.findByLabelText('Phone');
    await user.clear(phone);
    await user.type(phone, '0113 222 2222');
    await user.click(await button('Save Draft'));
    expect((await screen.findAllByText(/A colleague changed this meanwhile/)).length).toBeGreaterThan(0);
    expect(phone).toHaveValue('0113 222 2222');
  });

  it('takes an entry off the list with a reason, and a change back', async () => {
    const { user, calls } = open('/admin/support-services/1', {
      [`GET ${DESK}/1`]: { body: ENTRY },
      [`POST ${DESK}/1/undo`]: { body: { ...ENTRY, version: 3 } },
      [`PUT ${DESK}/1/listed`]: { body: { ...ENTRY, version: 4, state: 'retired' } },
    });
    await user.click(await button('Undo the last change'));
    expect(screen.getByText(/Visitors will not find it until a colleague puts it back/)).toBeTruthy();
    await user.click(await button('Take it off the list'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take it off the list' }));
    await user.type(dialog.getByLabelText(/^Why/), 'It has closed.');
    await user.click(dialog.getByRole('button', { name: 'Take it off the list' }));
    expect(await screen.findByText('Taken off the list')).toBeTruthy();
    expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toMatchObject([
      { version: 2 },
      { isListed: false, reason: 'It has closed.' },
    ]);
    expect(await button('Put it back on the list')).toBeTruthy();
  });
});
