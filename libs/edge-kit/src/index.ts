export * from './address-key';
export * from './circuit-breaker';
export * from './host-cookie';
export * from './rate-limiter';
export * from './redis-guard';
export * from './session-cookie';
