import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommunitySlots } from '@waymark/contracts-community';
import type { SlotEntry } from '@waymark/mfe-kit';
import { renderPart } from '@waymark/mfe-kit/testing';
import { FormProvider, useForm } from 'react-hook-form';
import { emptyDay, type DayValues } from '../form/trip-values';
import { AttachmentsField } from './attachments-field';

const MILL = { kind: 'venue', id: 7, name: 'The Mill' } as const;

/** Small stand-ins for the slots of the slices with places and reports. */
const OFFERED: Record<string, SlotEntry['load']> = {
  'trip-venue': async () => ({
    default: ({ attachment }: CommunitySlots['trip-venue']) => <p>{`${attachment.name}, open today`}</p>,
  }),
  'trip-venue-choice': async () => ({
    default: ({ onChosen }: CommunitySlots['trip-venue-choice']) => (
      <button onClick={() => onChosen(MILL)}>Choose The Mill</button>
    ),
  }),
};

function open(attachments: DayValues['attachments'] = []) {
  const said: string[] = [];
  let values = (): DayValues => emptyDay('a');
  function Form() {
    const form = useForm<DayValues>({ defaultValues: { ...emptyDay('a'), attachments } });
    values = form.getValues;
    return (
      <FormProvider {...form}>
        <AttachmentsField />
      </FormProvider>
    );
  }
  renderPart(<Form />, {
    announce: (text) => said.push(text),
    slots: (name) => (OFFERED[name] ? [{ key: `reviews/${name}`, load: OFFERED[name] }] : []),
  });
  return { said, values: () => values(), user: userEvent.setup() };
}
const attach = () => screen.getByRole('button', { name: 'Attach a venue or attraction' });

describe('what a day points to', () => {
  it('is searched when somebody asks for it, shown by its slice, and taken off again; the focus is never lost', async () => {
    const { said, user, values } = open();
    expect(screen.queryByText('Choose The Mill')).toBeNull();
    attach().focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Search for something to attach' }));
    await user.click(await screen.findByRole('button', { name: 'Choose The Mill' }));
    expect(document.activeElement).toBe(attach());
    expect(values().attachments).toEqual([MILL]);
    expect(await screen.findByText('The Mill, open today')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove The Mill' }));
    expect(values().attachments).toEqual([]);
    expect(document.activeElement).toBe(attach());
    expect(said).toEqual(['The Mill has been attached.', 'The Mill has been removed.']);
  });

  it('is there once', async () => {
    const { said, user, values } = open([MILL]);
    await user.click(attach());
    await user.click(await screen.findByRole('button', { name: 'Choose The Mill' }));
    expect(values().attachments).toEqual([MILL]);
    expect(said).toEqual(['The Mill is already attached.']);
  });

  it('is there beside another kind of thing with the same number', async () => {
    const report = { kind: 'footpath-report', id: MILL.id, name: 'Blocked path' } as const;
    const { user, values } = open([report]);
    await user.click(attach());
    await user.click(await screen.findByRole('button', { name: 'Choose The Mill' }));
    expect(values().attachments).toEqual([report, MILL]);
  });

  it('keeps its name where its slice is not there, which then offers no search either', () => {
    open([{ kind: 'footpath-report', id: 3, name: 'Blocked path, Bridge Street' }]);
    const list = screen.getByRole('list', { name: 'Attached to this day' });
    expect(within(list).getByText('Blocked path, Bridge Street')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Attach a footpath problem' })).toBeNull();
  });
});
