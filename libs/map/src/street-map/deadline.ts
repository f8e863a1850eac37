/** A piece of a map that takes longer counts as one that does not come. */
export const DEADLINE_MS = 8_000;

/** Ends with the deadline, or earlier where nobody waits any more. */
export const inTime = (signal?: AbortSignal | null): AbortSignal => {
  const late = AbortSignal.timeout(DEADLINE_MS);
  return signal ? AbortSignal.any([signal, late]) : late;
};

/** What an address answers, in time and with success; else it throws. */
export async function answerOf(url: string): Promise<Response> {
  const answer = await fetch(url, { signal: inTime() });
  if (!answer.ok) throw new Error(`${answer.status} for part of the map.`);
  return answer;
}

/** A picture in time. As an element rather than by fetch, so that servers of tiles need no CORS. */
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
