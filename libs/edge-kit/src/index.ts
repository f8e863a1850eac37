export * from './address-key';
export * from './circuit-breaker';
export * from './host-cookie';
export * from './session-cookie';
