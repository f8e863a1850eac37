export * from './signing-key';
export * from './open-entry';
export * from './public-keys';
export * from './registry-entry';
