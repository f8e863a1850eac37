export * from './check-contracts';
export * from './read-contracts';
export * from './read-live';
