export { findLinks, hasAddress, hasEmail, type FoundLink } from './find-links';
export { hasObscenity } from './obscenity';
export { hasPersonalData } from './personal-data';
export { isReason, autoFlagsOf, type WriterFacts } from './auto-flags';
export { BURST_SECONDS, EARLIER_TEXTS, tellAutoFlags, type Written } from './tell-auto-flags';
