export * from '../src/steps/open-pages';
export * from '../src/steps/publish-release';
export * from '../src/steps/run-steps';
export * from '../src/steps/undo-list';
export * from './release-house';
