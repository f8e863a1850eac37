export { findLinks, hasAddress, hasEmail, type FoundLink } from './find-links';
export { hasObscenity } from './obscenity';
export { hasPersonalData } from './personal-data';
export { isReason, signalsOf, type WriterFacts } from './signals';
export { BURST_SECONDS, EARLIER_TEXTS, tellSignals, type Written } from './tell-signals';
