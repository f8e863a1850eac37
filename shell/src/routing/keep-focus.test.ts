import { waitFor } from '@testing-library/react';
import { forgetFocus, keepFocus } from './keep-focus';

const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe('what had the focus and is taken away', () => {
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML =
      '<main><h1>Security</h1><section><h2>Passkeys</h2><ul><li id="row"><h3>Phone</h3><button>Remove</button></li></ul></section></main><button id="other"></button>';
    stop = keepFocus();
    at('#row button').focus();
  });
  afterEach(() => stop());

  it('leaves the focus to the heading of its part', async () => {
    at('#row').remove();
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(at('h2')).toHaveFocus());
  });

  it('goes further out when the whole part is gone', async () => {
    at('section').remove();
    await waitFor(() => expect(at('h1')).toHaveFocus());
  });

  it('leaves it to the page when that moves the focus itself', async () => {
    at('#row').remove();
    at('#other').focus();
    await new Promise((done) => setTimeout(done, 150));
    expect(at('#other')).toHaveFocus();
  });

  it('does nothing when another page comes, or when the person left before', async () => {
    forgetFocus();
    at('#row').remove();
    await new Promise((done) => setTimeout(done, 150));
    expect(document.body).toHaveFocus();
  });
});
