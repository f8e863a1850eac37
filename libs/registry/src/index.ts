export * from './gateway-mac';
export * from './open-record';
export * from './open-entry';
export * from './public-keys';
export * from './registry-entry';
export * from './signing-key';
