import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripAttachment } from '@waymark/contracts-community';
import type { NamedPosition } from '@waymark/contracts-maps';
import { renderPart } from '@waymark/mfe-kit/testing';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { RESULT } from '../../test-support/samples';
import VenueChoice from './venue-choice.slot';

describe('the search for a place of a trip', () => {
  it('hands over what was chosen by keyboard, and never sends the form around it', async () => {
    stubApi({
      'GET /api/venues/search': { body: [RESULT, { ...RESULT, id: 8, name: 'Leeds Viewpoint', kind: 'viewpoint' }] },
    });
    const chosen: TripAttachment[] = [];
    const sent: unknown[] = [];
    renderPart(
      <form aria-label="Trip" onSubmit={(event) => sent.push(event.preventDefault())}>
        <VenueChoice onChosen={(one) => chosen.push(one)} />
        <button type="submit">Send</button>
      </form>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('combobox', { name: 'Search for a venue or attraction' }), 'Leeds{Enter}');
    expect(await screen.findByRole('option', { name: /^Leeds Viewpoint/ })).toBeTruthy();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen).toEqual([{ kind: 'attraction', id: 8, name: 'Leeds Viewpoint' }]);
    expect(sent).toEqual([]);
  });
});

describe('the search for the place of a footpath problem', () => {
  it('passes the venue’s position on, with a message if it is unknown', async () => {
    stubApi({
      'GET /api/venues/search': {
        body: [
          { ...RESULT, latitude: 53.79, longitude: -1.54 },
          { ...RESULT, id: 8, name: 'Leeds Nowhere', latitude: null, longitude: null },
        ],
      },
    });
    const places: NamedPosition[] = [];
    const said: string[] = [];
    renderPart(<VenueChoice onPlace={(one) => places.push(one)} />, { announce: (text) => said.push(text) });
    const user = userEvent.setup();
    const box = screen.getByRole('combobox', { name: 'Search for a venue or attraction' });
    await user.type(box, 'Leeds');
    await user.click(await screen.findByRole('option', { name: /^Leeds Nowhere/ }));
    expect(await screen.findByText('We do not know where Leeds Nowhere is.')).toBeTruthy();
    expect(said).toContain('We do not know where Leeds Nowhere is.');
    expect(places).toEqual([]);
    await user.clear(box);
    await user.type(box, 'Leeds');
    const [known] = await screen.findAllByRole('option');
    if (known) await user.click(known);
    expect(places).toEqual([{ name: 'Leeds', latitude: 53.79, longitude: -1.54 }]);
    expect(screen.queryByText(/^We do not know where/)).toBeNull();
  });
});
