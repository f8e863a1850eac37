import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { FormProvider, useForm } from 'react-hook-form';
import { emptyForm } from './form-defaults';
import type { AddReviewInput } from './form-schema';
import { VenueFields } from './venue-fields';

const place = { district: null, latitude: 45.76, longitude: 4.84, population: 500000 };
const LYON = { ...place, name: 'Lyon', countryName: 'France', countryCode: 'FR' };
const LEEDS = { ...place, name: 'Leeds', countryName: 'United Kingdom', countryCode: 'GB' };

async function pickTown(town: typeof LYON, typed: Partial<AddReviewInput> = {}) {
  stubApi({ 'GET /api/geo/places': { body: [town] } });
  const form: { values?: () => AddReviewInput } = {};
  const Alone = withQueries(function Alone() {
    const state = useForm<AddReviewInput>({ defaultValues: { ...emptyForm('Ana'), ...typed } });
    form.values = state.getValues;
    return (
      <FormProvider {...state}>
        <VenueFields chosen={null} />
      </FormProvider>
    );
  });
  renderPage(Alone, { route: '/', user: MEMBER });
  fireEvent.click(screen.getByRole('radio', { name: 'Choose the nearest town' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Town or village' }), town.name);
  await screen.findByRole('option', { name: new RegExp(town.name) });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const { venueCity, venueCountry } = form.values?.() ?? {};
  return { venueCity, venueCountry };
}

describe('the town that a new venue is near', () => {
  it('fills in city and country', async () => {
    expect(await pickTown(LYON)).toEqual({ venueCity: 'Lyon', venueCountry: 'France' });
  });

  it('leaves the country of the United Kingdom as the form names it', async () => {
    expect(await pickTown(LEEDS)).toEqual({ venueCity: 'Leeds', venueCountry: 'UK' });
  });

  it('changes nothing that somebody typed', async () => {
    const typed = { venueCity: 'Villeurbanne', venueCountry: 'Gaul' };
    expect(await pickTown(LYON, typed)).toEqual(typed);
  });
});
