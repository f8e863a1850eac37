export * from './bait-field';
export * from './contract-form';
export { draftStore } from './draft-store';
export * from './failure-message';
export * from './use-contract-form';
export * from './use-keep-typing';
