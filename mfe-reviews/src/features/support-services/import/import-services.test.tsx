import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportReport } from '@waymark/contracts-reviews';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import ImportServicesPage from './import-services.page';

const FINE: ImportReport = { imported: false, total: 2, added: 1, changed: 1, unchanged: 0, errors: [] };
const WRONG: ImportReport = { ...FINE, errors: [{ row: 3, field: 'email', message: 'This is not an email address.' }] };

function open(answer: Answer | ((call: ApiCall) => Answer)) {
  const calls = stubApi({ 'POST /api/support-services/import': answer });
  renderPage(ImportServicesPage, { route: '/support-services/import', user: { ...MEMBER, role: 'admin' } });
  return calls;
}

async function choose() {
  await userEvent.upload(
    screen.getByLabelText(/CSV file/),
    new File(['sourceKey,name'], 'services.csv', { type: 'text/csv' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
}

describe('importing support services', () => {
  it('checks first and imports only when asked, with one key for one import', async () => {
    const calls = open(({ path }) => ({ body: path.includes('dryRun=true') ? FINE : { ...FINE, imported: true } }));
    expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
    await choose();
    expect(await screen.findByText('The file is fine. It has 2 services. Nothing is imported yet.')).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['/api/support-services/import?dryRun=true']);
    await userEvent.click(screen.getByRole('button', { name: 'Import now' }));
    expect(await screen.findByText('Imported. The file had 2 services.')).toBeTruthy();
    expect(calls[1]?.path).toBe('/api/support-services/import');
    expect(calls[1]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    // The browser writes a form's content type, with its boundary.
    expect(calls[1]?.headers.get('content-type')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
  });

  it('lists every mistake by row and column and then offers no import', async () => {
    open({ body: WRONG });
    await choose();
    expect(await screen.findByText('We found 1 mistake, so nothing can be imported yet.')).toBeTruthy();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'RowColumnWhat is wrong',
      '3emailThis is not an email address.',
    ]);
    expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
  });

  it.each([
    [{ status: 413 }, 'The file is larger than 1 MB. Split it into smaller files.'],
    [
      problem(422, 'request.invalid', 'x', { file: 'Choose a CSV file that is not empty.' }),
      'Choose a CSV file that is not empty.',
    ],
    [{ status: 403 }, 'You do not have access to this page'],
  ])('says in words why the file was refused: %j', async (answer, words) => {
    open(answer);
    await choose();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
  });
});
