import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './venue-search';

describe('the text that the server is asked for (S9.10)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks 500 ms after the last change, not before, or at once', () => {
    const { result } = renderHook(() => useSearchText(''));
    const type = (text: string) => act(() => result.current.setText(text));
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    type('lee');
    pass(499);
    type('leeds');
    pass(499);
    expect(result.current.asked).toBe('');
    pass(1);
    expect(result.current.asked).toBe('leeds');
    type('leeds s');
    act(() => result.current.askNow());
    expect(result.current.asked).toBe('leeds s');
  });

  it('stays whole in the box, and is asked for once it is short enough', () => {
    const { result } = renderHook(() => useSearchText('lee'));
    const pasted = 'x'.repeat(201);
    act(() => result.current.setText(pasted));
    act(() => jest.advanceTimersByTime(500));
    expect(result.current).toMatchObject({ text: pasted, asked: 'lee' });
  });

  it('is never the name of a chosen venue, also when one writes on behind it', () => {
    const { result } = renderHook(() => useSearchText(''));
    act(() => result.current.pick('The Mill'));
    act(() => jest.advanceTimersByTime(500));
    expect(result.current).toMatchObject({ text: 'The Mill', asked: '' });
    act(() => result.current.setText('The Mill at'));
    expect(result.current.asked).toBe('');
  });
});
