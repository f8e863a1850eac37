import { waitFor } from '@testing-library/react';
import { keepPlace, placeAt, returnTo } from './keep-place';

const main = document.createElement('main');
const scrolled: number[] = [];
let height = 0;
let stop: () => void;

beforeEach(() => {
  document.body.replaceChildren(main);
  main.innerHTML = '<h1 id="page-heading" tabindex="-1">Trips</h1>';
  scrolled.length = 0;
  height = 5_000;
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height });
  window.scrollTo = ((_x: number, y: number) => void scrolled.push(y)) as typeof window.scrollTo;
  stop = keepPlace(() => 'list');
});
afterEach(() => stop());

/** jsdom has no layout, so the test provides this. */
function standsAt(link: Element, top: number): void {
  link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
}

function leave(top: number, href: string): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
  main.insertAdjacentHTML('beforeend', `<a href="${href}">Trip</a>`);
  main.querySelector('a')?.click();
  main.querySelector('a')?.remove();
}

describe('the place that somebody left', () => {
  it('is come back to once what stood there has loaded, with the focus on the link that was followed', async () => {
    leave(1_200, '#seven');
    height = 900;
    let isDone = false;
    returnTo(main, placeAt('list')!, () => (isDone = true));
    expect(scrolled).toEqual([]);
    height = 5_000;
    main.insertAdjacentHTML('beforeend', '<a href="#six">Trip 6</a><a href="#seven">Trip 7</a>');
    for (const link of main.querySelectorAll('a')) standsAt(link, 300);
    await waitFor(() => expect(scrolled).toEqual([1_200]));
    expect(document.activeElement?.textContent).toBe('Trip 7');
    expect(isDone).toBe(true);
  });

  it('waits for the link also when the page is long enough before it', async () => {
    leave(1_200, '#seven');
    returnTo(main, placeAt('list')!, () => undefined);
    expect([scrolled, document.activeElement?.id]).toEqual([[1_200], '']);
    main.insertAdjacentHTML('beforeend', '<a href="#seven">Trip 7</a>');
    standsAt(main.querySelector('a')!, 300);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Trip 7'));
  });

  it('has the focus on its heading soon where the link is gone', async () => {
    leave(1_200, '#gone');
    returnTo(main, placeAt('list')!, () => undefined);
    await waitFor(() => expect(document.activeElement?.id).toBe('page-heading'), { timeout: 4_000 });
    expect(scrolled).toEqual([1_200]);
  });

  it('is given up by who does something meanwhile', async () => {
    leave(1_200, '#seven');
    height = 900;
    returnTo(main, placeAt('list')!, () => undefined);
    document.dispatchEvent(new Event('wheel'));
    height = 5_000;
    main.insertAdjacentHTML('beforeend', '<p>More</p>');
    await Promise.resolve();
    expect(scrolled).toEqual([]);
  });

  it('is none at the top of a page, or where nobody was', () => {
    leave(0, '#seven');
    expect([placeAt('list'), placeAt('elsewhere')]).toEqual([undefined, undefined]);
  });
});
