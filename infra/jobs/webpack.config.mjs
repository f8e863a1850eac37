import { serviceConfig } from '../../libs/tools/webpack/service.mjs';

const config = serviceConfig({ dir: import.meta.dirname });
const JOBS = ['prepare-database', 'publish', 'register', 'version-of'];

/** Bundles only the one file of the test library that is used. */
const ONE_FILE = { test: /libs\/testing\/src/, sideEffects: false };

/** One file per job. */
export default {
  ...config,
  entry: Object.fromEntries(JOBS.map((job) => [job, `./src/${job}.ts`])),
  // The migration engine's file is looked up when the job runs: webpack would import it, and Node cannot.
  module: {
    ...config.module,
    parser: { javascript: { ...config.module.parser.javascript, createRequire: false } },
    rules: [...config.module.rules, ONE_FILE],
  },
};
