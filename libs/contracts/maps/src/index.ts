export * from './endpoints';
export * from './events';
export * from './place';
export * from './privacy-events';
export * from './problems';
