/** Runs code that creates files for other users to read, although this process keeps its own private. */
export function withUsualUmask<T>(work: () => T): T {
  const before = process.umask(0o022);
  try {
    return work();
  } finally {
    process.umask(before);
  }
}
