export * from './address-key';
export * from './host-cookie';
export * from './session-cookie';
