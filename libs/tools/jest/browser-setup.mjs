import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Only ends waits for something that never happens: on a loaded machine one second is too short.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no media queries, so none matches.
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

// jsdom has neither native dialogs nor scrolling.
window.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close() {
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};
