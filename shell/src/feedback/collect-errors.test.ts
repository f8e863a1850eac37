import { jest } from '@jest/globals';
import { collectErrors } from './collect-errors';
import { errorLog } from './error-log';

describe('collecting errors (S8.26)', () => {
  const said = { error: jest.fn(), warn: jest.fn() };

  beforeAll(() => {
    Object.assign(console, said);
    collectErrors();
  });
  beforeEach(() => errorLog.clear());

  it('records console output, and still prints it', () => {
    console.error('Could not draw', new Error('no canvas'));
    console.warn('A picture did not load');
    expect(errorLog.read()).toEqual(['Could not draw no canvas', 'A picture did not load']);
    expect(said.error).toHaveBeenCalledTimes(1);
    expect(said.warn).toHaveBeenCalledTimes(1);
  });

  it('leaves out short warnings and those about what is deprecated', () => {
    console.warn('too short');
    console.warn('findDOMNode is deprecated');
    expect(errorLog.read()).toEqual([]);
  });

  it('keeps promises that nobody caught, and shows nothing (S8.25)', () => {
    const event = Object.assign(new Event('unhandledrejection'), { reason: new Error('401: please log in') });
    window.dispatchEvent(event);
    expect(errorLog.read()).toEqual(['401: please log in']);
    expect(document.body.textContent).toBe('');
  });
});
