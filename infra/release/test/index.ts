export * from '../src/steps/open-pages';
export * from '../src/steps/publish-release';
export * from '../src/steps/run-steps';
export * from './release-house';
