import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Announcer } from '../announcer/announcer';
import { showToast } from './toast-store';
import { Toaster } from './toaster';

const region = () => screen.getByRole('region', { name: 'Notifications' });
const show = (title: string) => act(() => showToast({ title }));

describe('notifications (S9.5, S9.6, S9.7, S9.8, S9.9)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    render(
      <>
        <Toaster />
        <Announcer />
      </>,
    );
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

  it('go after 10 s, but not under the pointer, nor while they are read', () => {
    show('Saved');
    fireEvent.pointerEnter(region().parentElement!);
    act(() => jest.advanceTimersByTime(20_000));
    expect(region()).toHaveTextContent('Saved');
    fireEvent.pointerLeave(region().parentElement!);
    act(() => jest.advanceTimersByTime(9_999));
    expect(region()).toHaveTextContent('Saved');
    fireEvent.keyDown(document, { key: 'F8' });
    act(() => jest.advanceTimersByTime(20_000));
    expect(region()).toHaveTextContent('Saved');
    fireEvent.blur(region());
    act(() => jest.advanceTimersByTime(10_000));
    expect(region()).not.toHaveTextContent('Saved');
  });

  it('are announced once, the first with the key to hear them again', () => {
    show('Saved');
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByTestId('announcer')).toHaveTextContent(/^Saved\. Press F8 for notifications\.$/);
    act(() => showToast({ title: 'Not saved', description: 'Try again.', variant: 'error' }));
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByTestId('announcer-urgent')).toHaveTextContent(/^Not saved\. Try again\.$/);
    expect(region().querySelector('[role], [aria-live]')).toBeNull();
  });

  it('are shown but not announced when an error summary takes the focus for the same reason', () => {
    const summary = document.createElement('div');
    summary.tabIndex = -1;
    summary.dataset['errorSummary'] = '';
    document.body.append(summary);
    const before = screen.getByTestId('announcer-urgent').textContent;
    act(() => showToast({ title: 'Form validation failed', variant: 'error' }));
    summary.focus();
    act(() => jest.advanceTimersByTime(1_000));
    expect(region()).toHaveTextContent('Form validation failed');
    expect(screen.getByTestId('announcer-urgent').textContent).toBe(before);
    summary.remove();
  });

  it('give the focus back when they are dismissed', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    show('Saved');
    fireEvent.keyDown(document, { key: 'F8' });
    expect(region()).toHaveAccessibleDescription('Saved');
    screen.getByRole('button', { name: 'Dismiss: Saved' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved' }));
    expect(button).toHaveFocus();
    button.remove();
  });

  it('bring the last message back on F8 for 1,000,000 ms after it went', () => {
    show('Saved');
    act(() => jest.advanceTimersByTime(10_000 + 999_999));
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
