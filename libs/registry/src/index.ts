export * from './gateway-mac';
export * from './key-id';
export * from './open-build';
export * from './open-entry';
export * from './public-keys';
export * from './registry-entry';
export * from './sign-entry';
export * from './signing-key';
