export * from './bait-field';
export * from './contract-form';
export * from './failure-message';
export * from './use-contract-form';
export * from './use-submission-key';
