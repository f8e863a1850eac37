import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { loadProgress, type LoadProgress } from '../../venue/load-progress';

/** Milliseconds that the progress stays fresh, because every search reads it. */
const FRESH_MS = { loading: 2_000, done: 15_000 };

/** Reports whether places are still being loaded, and how far that is. */
@Injectable()
export class Loading {
  private progress: LoadProgress | null = null;
  private until = 0;

  constructor(private readonly database: Database) {}

  async now(): Promise<LoadProgress | null> {
    if (performance.now() < this.until) return this.progress;
    this.progress = await loadProgress(this.database);
    this.until = performance.now() + (this.progress ? FRESH_MS.loading : FRESH_MS.done);
    return this.progress;
  }
}
