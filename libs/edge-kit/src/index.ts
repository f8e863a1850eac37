export * from './address-key';
export * from './byte-range';
export * from './circuit-breaker';
export * from './etag';
export * from './host-cookie';
export * from './rate-limiter';
export * from './redis-guard';
export * from './session-cookie';
