/** jsdom has no media queries: those given hold, and listeners are told when `set` changes them. */
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
