import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { FormProvider, useForm } from 'react-hook-form';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import type { Town } from '../gazetteer';
import { NO_POSITION, type HoldsPosition } from './form-position';
import { PositionField } from './position-field';

let values: () => HoldsPosition;
let submits = 0;
let picked: Town[] = [];

const Alone = withQueries(function Alone() {
  const form = useForm<HoldsPosition>({ defaultValues: { position: NO_POSITION } });
  values = form.getValues;
  return (
    <FormProvider {...form}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits += 1;
        }}
      >
        <PositionField hint="It can be left out." onTown={(town) => picked.push(town)} />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
});

const open = (api: Parameters<typeof stubApi>[0] = {}) => {
  const calls = stubApi(api);
  renderPage(Alone, { route: '/', user: MEMBER });
  return calls;
};
const way = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const LYON = {
  name: 'Lyon',
  district: null,
  countryName: 'France',
  countryCode: 'FR',
  latitude: 45.76,
  longitude: 4.84,
  population: 500000,
};

describe('where something is (SX.16, SX.17, SX.18)', () => {
  beforeEach(() => {
    submits = 0;
    picked = [];
  });

  it('need not be said: the address is enough at first', async () => {
    open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The address is enough' }).checked).toBe(true);
    expect(screen.queryByText('No position yet.')).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  it('can be given by the nearest town, which is passed to the form', async () => {
    open({ 'GET /api/geo/places': { body: [LYON] } });
    way('Choose the nearest town');
    const box = screen.getByRole('combobox', { name: 'Town or village' });
    await userEvent.type(box, 'lyon');
    await screen.findByRole('option', { name: /Lyon/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('Position: 45.7600, 4.8400 (near Lyon, France)')).toBeTruthy();
    expect(values().position).toMatchObject({ way: 'town', latitude: '45.76000' });
    expect(picked).toEqual([expect.objectContaining({ name: 'Lyon', countryCode: 'FR' })]);
    expect(submits).toBe(0);
    expect(await axeProblems()).toEqual([]);
  });

  it('can be said by coordinates, and taken away again', () => {
    open();
    way('Enter coordinates');
    fireEvent.change(screen.getByLabelText('Latitude'), { target: { value: '53,8' } });
    expect(screen.getByText('No position yet.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Longitude'), { target: { value: '-1.55' } });
    expect(screen.getByText('Position: 53.8000, -1.5500')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove position' }));
    expect(screen.getByText('No position yet.')).toBeTruthy();
  });

  it('can be the person’s own location, with alternatives when the browser does not share it', async () => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (_found: unknown, failed: (error: object) => void) => failed({ code: 1 }) },
    });
    open();
    way('Enter coordinates');
    fireEvent.click(screen.getByRole('button', { name: 'I am there now' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Your browser did not share your location.'),
    );
  });

  it('asks for no map before somebody opens it', () => {
    const calls = open();
    way('On a map');
    expect(screen.getByRole('button', { name: 'Open the map' })).toBeTruthy();
    expect(screen.queryByRole('application')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('says calmly that towns cannot be searched just now', async () => {
    open({ 'GET /api/geo/places': { status: 503 } });
    way('Choose the nearest town');
    await userEvent.type(screen.getByRole('combobox', { name: 'Town or village' }), 'leeds');
    expect(await screen.findByText(/We could not search for towns just now./)).toBeTruthy();
  });
});
