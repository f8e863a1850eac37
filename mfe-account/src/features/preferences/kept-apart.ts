const KEY = 'waymark-needs-apart';

/** Whether this member said that the browser's needs are not to move. */
export function isKeptApart(memberId: number): boolean {
  try {
    return localStorage.getItem(KEY) === String(memberId);
  } catch {
    return false;
  }
}

export function keepApart(memberId: number): void {
  try {
    localStorage.setItem(KEY, String(memberId));
  } catch {
    // Asked again next time, then.
  }
}
