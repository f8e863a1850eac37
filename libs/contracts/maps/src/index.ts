export * from './area-query';
export * from './endpoints';
export * from './events';
export * from './footpath-endpoints';
export * from './footpath-report';
export * from './footpath-words';
export * from './place';
export * from './problems';
