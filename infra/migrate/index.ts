export * from './apply-migrations';
export * from './owner-url';
export { migratedSlices, readMigrations } from './read-migrations';
