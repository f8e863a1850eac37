import '@testing-library/jest-dom';

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
