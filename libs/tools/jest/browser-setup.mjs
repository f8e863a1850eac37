import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Only there to end a wait for what never comes: on a loaded machine one second is not enough.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no media queries: none of them holds.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

// jsdom has no native dialog behaviour nor scrolling.
window.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close() {
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};
