export * from './contract-form';
export * from './failure-message';
export * from './use-contract-form';
