/// <reference lib="dom" />
import { install, type Clock } from '@sinonjs/fake-timers';
import { EARLY_PRESSES_SCRIPT } from './inline-scripts';

const heard: string[] = [];

/** Marks an element as React does when it takes it over, and listens as a component does. */
function takeOver(element: Element): void {
  Object.assign(element, { __reactProps$abc: {} });
  for (const type of ['click', 'input', 'change'])
    element.addEventListener(type, () => {
      const { type: kind, value, checked } = element as HTMLInputElement;
      heard.push([type, value, kind === 'checkbox' && checked].filter(Boolean).join(' '));
    });
}

function show<Shown extends Element>(html: string): Shown {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-it]') as Shown;
}

function type(field: HTMLInputElement | HTMLSelectElement, value: string, event = 'input'): void {
  field.value = value;
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

describe('what a visitor does before the script of a rendered page runs', () => {
  let clock: Clock;

  beforeAll(() => {
    clock = install({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    new Function(EARLY_PRESSES_SCRIPT)();
  });
  beforeEach(() => {
    heard.length = 0;
  });
  afterAll(() => clock.uninstall());

  it('presses a button once it works, once for several presses', () => {
    const button = show<HTMLButtonElement>('<button type="button" data-it><span>Menu</span></button>');
    button.querySelector('span')?.click();
    button.click();
    clock.tick(1_000);
    expect(heard).toEqual([]);
    takeOver(button);
    clock.tick(100);
    expect(heard).toEqual(['click']);
    button.click();
    expect(heard).toHaveLength(2);
  });

  it('ticks a box again that React has cleared, and keeps one that is ticked', () => {
    for (const isCleared of [true, false]) {
      heard.length = 0;
      const box = show<HTMLInputElement>('<input type="checkbox" value="x" data-it>');
      box.click();
      takeOver(box);
      if (isCleared) box.checked = false;
      clock.tick(100);
      expect(box.checked).toBe(true);
      expect(heard).toContain('change x true');
    }
  });

  it('tells a field what was typed last', () => {
    const field = show<HTMLInputElement>('<input data-it>');
    type(field, 'cafe');
    type(field, 'cafe leeds');
    takeOver(field);
    field.value = '';
    clock.tick(100);
    expect([field.value, heard]).toEqual(['cafe leeds', ['input cafe leeds']]);
  });

  it('tells a list what was chosen', () => {
    const list = show<HTMLSelectElement>('<select data-it><option>a</option><option>b</option></select>');
    type(list, 'b', 'change');
    takeOver(list);
    clock.tick(100);
    expect([list.value, heard]).toEqual(['b', ['change b']]);
  });

  it('leaves a form to the browser that works without a script', () => {
    const button = show<HTMLButtonElement>('<form action="/search"><button data-it>Search</button></form>');
    let isPrevented = false;
    document.body.addEventListener(
      'click',
      (event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    button.click();
    takeOver(button);
    clock.tick(100);
    expect([isPrevented, heard]).toEqual([false, []]);
  });

  it('moves the focus by a link within the page, without another address', () => {
    const link = show<HTMLAnchorElement>('<a href="#here" data-it>Skip</a><main id="here" tabindex="-1">Here</main>');
    link.click();
    expect(document.activeElement?.id).toBe('here');
    expect(location.hash).toBe('');
  });

  it('forgets an element that left the page', () => {
    const button = show<HTMLButtonElement>('<button type="button" data-it>Menu</button>');
    button.click();
    button.remove();
    clock.tick(100);
    takeOver(button);
    clock.tick(100);
    expect(heard).toEqual([]);
  });
});
