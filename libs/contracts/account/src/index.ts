export * from './current-user';
export * from './display-settings';
export * from './endpoints';
export * from './events';
export * from './password';
export * from './problems';
export * from './registration';
export * from './session-lookup';
