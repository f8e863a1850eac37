/** Where browsers report how loading went; the gateway handles it itself. */
export const TELEMETRY_PATH = '/api/telemetry';

/** Of one post. */
export const TELEMETRY_MAX_BYTES = 8 * 1024;
