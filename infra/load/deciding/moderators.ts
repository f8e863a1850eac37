import type { CaseAct } from '@waymark/contracts-community';
import { setTimeout as pause } from 'node:timers/promises';
import { persistentPost, type Caller } from '../send';
import type { Person } from '../people';

/** The decisions about one content, as recorded by the moderators. */
export interface Remembered {
  kind: string;
  contentId: string;
  /**
   * Null for authors outside this run: auto-flags also open cases about earlier runs, and those authors get no emails.
   */
  authorId: number | null;
  acts: CaseAct[];
}

interface Given {
  id: number;
  kind: string;
  contentId: string;
  decisionNumber: number;
  author: { id: number } | null;
  appeal: object | null;
  decisions: { id: number; act: CaseAct }[];
}

const ACTS: readonly CaseAct[] = ['keep', 'warn', 'hide', 'remove'];
const AT_FIRST = 10;
const EMPTY_MS = 200;

export const contentKey = ({ kind, contentId }: { kind: string; contentId: string }) => `${kind}:${contentId}`;

/** Moderators who take the next case and decide, and authors; every second author appeals. */
export class Moderators {
  readonly remembered = new Map<number, Remembered>();
  readonly wrong: string[] = [];
  decided = 0;
  private readonly open = new Set<string>();

  constructor(private readonly moderators: readonly Caller[]) {}

  /** Works until each of these contents is decided, and each appeal too. */
  async decideAll(contents: readonly string[], authors: readonly Person[]): Promise<void> {
    for (const content of contents) this.open.add(content);
    await Promise.all(this.moderators.map((moderator) => this.work(moderator, authors)));
  }

  private async work(moderator: Caller, authors: readonly Person[]): Promise<void> {
    while (this.open.size > 0 && this.wrong.length < AT_FIRST) {
      const { status, body } = await persistentPost(moderator, '/api/admin/cases/next', {});
      const found = (body as { case?: Given | null }).case;
      if (status !== 200) this.wrong.push(`the next case answered ${status}`);
      if (found) await this.decide(moderator, found, authors);
      // The newest reports may still wait for the description from their slice.
      else await pause(EMPTY_MS);
    }
  }

  private async decide(moderator: Caller, found: Given, authors: readonly Person[]): Promise<void> {
    const { id, decisionNumber: number, appeal, author } = found;
    const first = found.decisions[0]?.act ?? 'keep';
    const act = appeal ? (id % 4 < 2 ? 'keep' : first) : (ACTS[id % ACTS.length] ?? 'keep');
    const decision = { act, rule: 'insult', facts: `Decision ${number + 1} of a fault run.`, decisionNumber: number };
    const { status, body } = await persistentPost(moderator, `/api/admin/cases/${id}/decisions`, decision);
    if (status !== 200) return void this.wrong.push(`a decision answered ${status}: ${JSON.stringify(body)}`);
    const whose = authors.find((one) => one.id === author?.id);
    const known = this.remembered.get(id) ?? { ...found, authorId: whose?.id ?? null, acts: [] };
    this.remembered.set(id, { ...known, acts: [...known.acts, act] });
    this.decided += 1;
    const statement = (body as Given).decisions[0]?.id;
    if (!appeal && act !== 'keep' && id % 2 === 1 && whose && statement) await this.appeal(whose, statement);
    else this.open.delete(contentKey(found));
  }

  private async appeal(author: Person, statement: number): Promise<void> {
    const words = { words: 'It was a quote of somebody else.' };
    const { status, body } = await persistentPost(author, `/api/statements/${statement}/appeal`, words);
    if (status >= 300) this.wrong.push(`an appeal answered ${status}: ${JSON.stringify(body)}`);
  }
}
