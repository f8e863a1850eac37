/** A part of a map that takes longer counts as failed. */
export const DEADLINE_MS = 8_000;

/** Aborts at the deadline, or earlier with the caller's signal. */
export const inTime = (signal?: AbortSignal | null): AbortSignal => {
  const late = AbortSignal.timeout(DEADLINE_MS);
  return signal ? AbortSignal.any([signal, late]) : late;
};

/** Fetches a URL within the deadline. Throws on failure or an error status. */
export async function answerOf(url: string): Promise<Response> {
  const answer = await fetch(url, { signal: inTime() });
  if (!answer.ok) throw new Error(`${answer.status} for part of the map.`);
  return answer;
}

/** Loads a picture within the deadline. Uses an element instead of fetch, so tile servers need no CORS. */
export function pictureOf(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const picture = new Image();
  const ended = inTime(signal);
  return new Promise((resolve, reject) => {
    const fail = () => {
      picture.removeAttribute('src');
      reject(new Error('Part of the map did not load.'));
    };
    ended.addEventListener('abort', fail);
    picture.addEventListener('load', () => {
      ended.removeEventListener('abort', fail);
      resolve(picture);
    });
    picture.addEventListener('error', fail);
    picture.src = url;
  });
}
