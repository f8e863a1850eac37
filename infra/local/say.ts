const began = Date.now();

/** Prints a line of progress with the seconds since the start. */
export function say(text: string): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}
