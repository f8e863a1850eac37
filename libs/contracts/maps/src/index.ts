export * from './endpoints';
export * from './events';
export * from './place';
export * from './problems';
