import { render, screen, waitFor } from '@testing-library/react';
import { createHost } from './host';
import { Slot } from './slot';

interface Props {
  venue: string;
  onMatch: (text: string) => void;
}

function Offered({ venue, onMatch }: Props) {
  return <button onClick={() => onMatch(venue)}>Match {venue}</button>;
}

describe('Slot', () => {
  const offer = (names: string[]) => {
    window.waymark = createHost({
      slots: (name) =>
        names.includes(name) ? [{ key: 'account/match', load: () => Promise.resolve({ default: Offered }) }] : [],
    });
  };
  afterEach(() => delete window.waymark);

  it('hands its props to the component, and newer ones after them, without loading it again', async () => {
    offer(['venue-match']);
    const heard: string[] = [];
    const slot = (venue: string) => (
      <Slot<Props> name="venue-match" props={{ venue, onMatch: (text) => heard.push(text) }} />
    );
    const { rerender } = render(slot('Leeds'));
    const button = await screen.findByRole('button', { name: 'Match Leeds' });
    rerender(slot('York'));
    expect(button.textContent).toBe('Match York');
    button.click();
    expect(heard).toEqual(['York']);
  });

  it('draws nothing when no slice offers one', () => {
    offer(['another']);
    expect(render(<Slot name="venue-match" />).container.textContent).toBe('');
  });

  it('that is quiet says nothing where its component does not come', async () => {
    let isOver = false;
    const load = () => Promise.reject(new Error('offline')).finally(() => void (isOver = true));
    window.waymark = createHost({ slots: () => [{ key: 'community/report-this', load }] });
    const { container } = render(<Slot quiet name="report-this" />);
    await waitFor(() => expect(isOver).toBe(true));
    await waitFor(() => expect(container.innerHTML).toBe(''));
  });
});
