import { serviceConfig } from '../../libs/tools/webpack/service.mjs';

const config = serviceConfig({ dir: import.meta.dirname });
const JOBS = ['prepare-database', 'publish', 'register', 'version-of'];

/** One file a job; of the test library only the one file that is used. */
export default {
  ...config,
  entry: Object.fromEntries(JOBS.map((job) => [job, `./src/${job}.ts`])),
  module: { ...config.module, rules: [...config.module.rules, { test: /libs\/testing\/src/, sideEffects: false }] },
};
