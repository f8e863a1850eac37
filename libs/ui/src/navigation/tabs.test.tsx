import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { useState } from 'react';
import { Tabs, type TabsProps } from './tabs';

function Example({ onSelect, keepsClosed }: Partial<TabsProps>) {
  const [selected, setSelected] = useState('one');
  const tabs = [
    { id: 'one', label: 'First', content: <input aria-label="Typed" /> },
    { id: 'two', label: 'Second', content: <p>Words of the second</p> },
  ];
  return (
    <Tabs
      label="Parts"
      tabs={tabs}
      selected={selected}
      keepsClosed={keepsClosed}
      onSelect={(id, how) => {
        setSelected(id);
        onSelect?.(id, how);
      }}
    />
  );
}

describe('Tabs', () => {
  it('show one panel, named by its tab', async () => {
    render(<Example />);
    expect(screen.getByRole('tablist', { name: 'Parts' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'First', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'First' })).toBeVisible();
    expect(screen.getByText('Words of the second')).not.toBeVisible();
    expect(await axeProblems()).toEqual([]);
  });

  it('are one stop of Tab, and arrows, Home and End move between them', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'First' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Second', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'First', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel', { name: 'Second' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    expect(screen.getByLabelText('Typed')).toHaveFocus();
  });

  it('keep what was typed in a tab that is closed', async () => {
    render(<Example />);
    await userEvent.type(screen.getByLabelText('Typed'), 'kept');
    await userEvent.click(screen.getByRole('tab', { name: 'Second' }));
    await userEvent.click(screen.getByRole('tab', { name: 'First' }));
    expect(screen.getByLabelText('Typed')).toHaveValue('kept');
  });

  it('render a tab again if its input need not be kept', async () => {
    render(<Example keepsClosed={false} />);
    expect(screen.queryByText('Words of the second')).toBeNull();
    await userEvent.type(screen.getByLabelText('Typed'), 'gone');
    await userEvent.click(screen.getByRole('tab', { name: 'Second' }));
    expect(screen.queryByLabelText('Typed')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'First' }));
    expect(screen.getByLabelText('Typed')).toHaveValue('');
  });

  it('tell a tab that was pressed from one that arrows came to', async () => {
    const told: string[] = [];
    render(<Example onSelect={(id, how) => told.push(`${id} ${how}`)} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Second' }));
    await userEvent.keyboard('{ArrowLeft}');
    screen.getByRole('tab', { name: 'Second' }).click();
    expect(told).toEqual(['two pressed', 'one moved', 'two pressed']);
  });
});
