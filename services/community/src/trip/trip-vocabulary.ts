import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { editDistance, slipsIn } from '@waymark/service-kit/text/edit-distance';
import sql from 'sql-template-tag';
import { formsOf, MOST_ASKED, wordsOf } from '../text/words';

type Words = ReadonlyMap<string, number>;

/** How long the words are cached. Newer words are not suggested until then. */
const STORED_MS = 5 * 60_000;

/**
 * Caches the words of the newest trips, to recognise typing errors. Its size does not depend on the number of trips.
 */
@Injectable()
export class TripVocabulary {
  private words: Promise<Words> | null = null;
  private readUntil = 0;

  constructor(private readonly database: Database) {}

  /** Returns a corrected search; null if every word is known, or if one has no similar word. */
  async meant(asked: string): Promise<string | null> {
    const words = await this.known();
    const typed = wordsOf(asked).slice(0, MOST_ASKED);
    const meant = typed.map((word, at) =>
      isKnown(word, words, at === typed.length - 1) ? word : nearestOf(word, words),
    );
    if (meant.includes(null) || meant.every((word, at) => word === typed[at])) return null;
    return meant.join(' ');
  }

  private known(): Promise<Words> {
    const now = Date.now();
    if (this.words && now < this.readUntil) return this.words;
    this.readUntil = now + STORED_MS;
    const words = this.read();
    this.words = words;
    // A failed read is not cached, so the next request reads again.
    words.catch(() => (this.words = null));
    return words;
  }

  private async read(): Promise<Words> {
    const rows = await this.database.query<{ word: string; trips: number }>(sql`
      SELECT coalesce(word, '') AS word, coalesce(ndoc, 0) AS trips
      FROM ts_stat('SELECT search FROM trip_blog WHERE is_published ORDER BY published_at DESC LIMIT 5000')`);
    return new Map(rows.map(({ word, trips }) => [word, trips]));
  }
}

/** Returns whether trips contain the word. The last word may be incomplete, as in the search. */
function isKnown(word: string, words: Words, isLast: boolean): boolean {
  if (formsOf(word).some((form) => words.has(form))) return true;
  return isLast && [...words.keys()].some((known) => known.startsWith(word));
}

/** Returns the word with the fewest typing errors, then the one in the most trips; null if none is near. */
function nearestOf(word: string, words: Words): string | null {
  let best: { word: string; slips: number; trips: number } | null = null;
  for (const [known, trips] of words) {
    const slips = editDistance(word, known, slipsIn(word));
    if (slips > slipsIn(word)) continue;
    if (!best || slips < best.slips || (slips === best.slips && trips > best.trips))
      best = { word: known, slips, trips };
  }
  return best?.word ?? null;
}
