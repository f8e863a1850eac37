/** Milliseconds for one attempt to load a remote's entry and its exposed module. */
export const LOAD_TIMEOUT_MS = 5_000;
