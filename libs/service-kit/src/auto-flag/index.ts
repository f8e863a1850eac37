export { findLinks, hasAddress, hasEmail, type FoundLink } from './find-links';
export { hasObscenity } from './obscenity';
export {
  hasPersonalData,
  isReason,
  autoFlagsOf,
  type WriterFacts,
  BURST_SECONDS,
  EARLIER_TEXTS,
  tellAutoFlags,
  type Written,
} from './auto-flags';
