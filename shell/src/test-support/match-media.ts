/** Replaces jsdom's missing media queries: the given ones match, and `set` changes them and notifies listeners. */
export function stubMatchMedia(holding: string[] = []): { set: (next: string[]) => void } {
  let now = holding;
  const listeners = new Set<() => void>();
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      get matches() {
        return now.includes(query);
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }),
  });
  return {
    set: (next) => {
      now = next;
      listeners.forEach((listener) => listener());
    },
  };
}
