/** Milliseconds for one try at a remote: its entry and the module that it exposes. */
export const LOAD_TIMEOUT_MS = 5_000;
