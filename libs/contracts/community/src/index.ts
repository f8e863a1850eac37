export * from './endpoints';
export * from './events';
export * from './feedback';
export * from './problems';
