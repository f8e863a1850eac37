/// <reference lib="dom" />
import { remoteBuild } from '../../test/remote-build';
import { ownDocumentsScript } from './own-documents-script';

const view = (opens?: 'payments') => ({
  shell: null,
  remotes: { account: remoteBuild('account', 'v1', [{ path: '/give', page: 'give', title: 'Give', opens }]) },
});

/** Whether a router in the page hears of a press on a link to `href`. */
function routerHears(href: string, at: string): boolean {
  history.replaceState(null, '', at);
  document.body.innerHTML = `<div><a href="${href}"><span>Go</span></a></div>`;
  let isHeard = false;
  document.querySelector('div')?.addEventListener('click', (event) => {
    isHeard = true;
    event.preventDefault();
  });
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay, { capture: true, once: true });
  document.querySelector('span')?.click();
  return isHeard;
}

describe('links between documents of different policies (G1.9)', () => {
  beforeAll(() => void new Function(ownDocumentsScript(view('payments')))());

  it.each([
    ['/give', '/contact', false],
    ['/give?from=footer', '/contact', false],
    ['/contact', '/give', false],
    ['/contact', '/', true],
    ['/give#amount', '/give', true],
    ['https://elsewhere.example/give', '/contact', true],
  ])('to %s from %s: the router hears of it: %s', (href, at, hears) => {
    expect(routerHears(href, at)).toBe(hears);
  });
});

it('costs a site without such pages nothing', () => {
  expect(ownDocumentsScript(view())).toBe('');
});
