import { PLATFORM_PORT } from './platform';

/** The collector is there only while a journey looks at traces, and only pages that ask for it are recorded. */
export const TRACES_ENV = {
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${PLATFORM_PORT + 1_000}`,
  OTEL_TRACES_SAMPLER_ARG: '0',
};
