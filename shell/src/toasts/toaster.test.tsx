import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast } from './toast-store';
import { Toaster } from './toaster';

const region = () => screen.getByRole('region', { name: 'Notifications' });
const show = (title: string) => act(() => showToast({ title }));

describe('notifications', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('show one at a time, the newest', () => {
    show('First');
    show('Second');
    expect(region()).toHaveTextContent('Second');
    expect(region()).not.toHaveTextContent('First');
  });

  it('go after 5 s, but not under the pointer', () => {
    show('Saved');
    fireEvent.pointerEnter(region().parentElement!);
    act(() => jest.advanceTimersByTime(20_000));
    expect(region()).toHaveTextContent('Saved');
    fireEvent.pointerLeave(region().parentElement!);
    act(() => jest.advanceTimersByTime(5_000));
    expect(region()).not.toHaveTextContent('Saved');
  });

  it('take the focus on F8', () => {
    fireEvent.keyDown(document, { key: 'F8' });
    expect(region()).toHaveFocus();
  });

  it('bring the last message back on F8 for 1,000,000 ms after it went', () => {
    show('Saved');
    act(() => jest.advanceTimersByTime(5_000 + 999_999));
    fireEvent.keyDown(document, { key: 'F8' });
    expect(region()).toHaveTextContent('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved' }));
    act(() => jest.advanceTimersByTime(1_000_000));
    fireEvent.keyDown(document, { key: 'F8' });
    expect(region()).not.toHaveTextContent('Saved');
  });

  it('go with a swipe of 50 px to the right, not with less', () => {
    show('Saved');
    const box = region().parentElement!;
    const drag = (to: number) => {
      fireEvent(box, new MouseEvent('pointerdown', { bubbles: true, clientX: 100 }));
      fireEvent(box, new MouseEvent('pointerup', { bubbles: true, clientX: to }));
    };
    drag(149);
    expect(region()).toHaveTextContent('Saved');
    drag(150);
    expect(region()).not.toHaveTextContent('Saved');
  });
});
