import type { AdminSuggestion, AdminSuggestionDetail, HeardEntry, NewestRun } from '@waymark/contracts-community';
import type { Problem } from '@waymark/contracts-core';
import sql, { raw } from 'sql-template-tag';
import type { EmbeddedEngine } from '../src/suggestion/engine/embedded/embedded-engine';
import type { FeedbackLine, Grouping } from '../src/suggestion/engine/suggestion-engine';
import { RunSuggestions } from '../src/suggestion/run/run-suggestions';
import { sharedCommunity } from './community-service';

export const STAFF = 8;
const SUGGESTIONS = '/api/admin/suggestions';

interface Asked {
  as?: number;
  role?: 'member' | 'moderator' | 'admin';
  key?: string;
}

/** Stops the rounds that start every 15 seconds: on a slow machine, one could claim a run before the test does. */
function endRounds(app: { get(type: typeof RunSuggestions): RunSuggestions }): void {
  const { job } = app.get(RunSuggestions) as unknown as { job: { timer: NodeJS.Timeout; plan: () => void } };
  clearTimeout(job.timer);
  job.plan = () => undefined;
}

/** A community service with staff who handle feedback. It groups feedback only when a test asks for it. */
export async function sharedDesk() {
  const service = await sharedCommunity();
  endRounds(service.app);
  const call = <T = AdminSuggestionDetail & Pick<Problem, 'code' | 'detail'>>(
    method: string,
    path: string,
    body?: object,
    { as = STAFF, role = 'moderator', key }: Asked = {},
  ) => service.call<T>(method, `${SUGGESTIONS}${path}`, { as, role, body, key });
  return {
    ...service,
    call,
    async twin() {
      const twin = await service.twin();
      endRounds(twin.app);
      return twin;
    },
    async startOver(): Promise<void> {
      for (const table of ['suggestion_run', 'heard', 'suggestion', 'feedback', 'idempotency_key', 'outbox'])
        await service.sql.query(sql`DELETE FROM ${raw(table)}`);
    },
    /** Sends feedback and returns its ID. */
    async told(
      subject: string,
      message: string,
      { as, ...more }: { as?: number; type?: string; urgency?: string } = {},
    ) {
      const body = { type: 'suggestion', subject, message, ...more };
      return (await service.call<{ id: number }>('POST', '/api/feedback', { as, body })).body.id;
    },
    run: (app = service.app) => app.get(RunSuggestions).run(),
    newest: async () => (await call<NewestRun>('GET', '/run')).body,
    list: async (query = '') => (await call<AdminSuggestion[]>('GET', query)).body,
    heard: async () => (await service.call<HeardEntry[]>('GET', '/api/heard')).body,
    behind: async (id: number) =>
      (
        await service.call<{ id: number }[]>('GET', `/api/admin/feedback?suggestionId=${id}&limit=100`, {
          as: STAFF,
          role: 'moderator',
        })
      ).body.map((feedback) => feedback.id),
  };
}
export type DeskUnderTest = Awaited<ReturnType<typeof sharedDesk>>;

const TOPICS = [/map/i, /dog/i];

/** Replaces the sentence model, which takes seconds to load. Groups feedback about the map, and feedback about dogs. */
export const groupedByTopic: EmbeddedEngine['group'] = async ({ lines, known }, { tell }) => {
  const joined: Grouping['joined'] = [];
  const found: Grouping['found'] = [];
  for (const topic of TOPICS) {
    const isAbout = (line: Pick<FeedbackLine, 'subject' | 'message'>) => topic.test(`${line.subject} ${line.message}`);
    // Treats the newest as the most typical.
    const about = lines.filter(isAbout).sort((a, b) => a.id - b.id);
    const members = about.map(({ id }, at) => ({ feedbackId: id, closeness: 1 - 1 / (at + 2) }));
    const group = known.find((one) => one.lines.some(isAbout));
    if (group) joined.push(...members.map((member) => ({ ...member, suggestionId: group.id })));
    else if (members.length > 1) found.push({ members });
  }
  tell(lines.length, lines.length);
  return { joined, found, tokens: 0 };
};

/** Sends three entries about one topic, two about another and a single one. */
export async function tellOfTwoThings(desk: Pick<DeskUnderTest, 'told'>) {
  const map = [
    await desk.told('Map doesnt load', 'The heat map just stays grey on my phone', {
      type: 'bug_report',
      urgency: 'high',
    }),
    await desk.told('grey map', 'opened the heat map and got a blank grey square', { type: 'bug_report' }),
    await desk.told('Heat map', 'I only ever see an empty grey box where the map should be', { type: 'complaint' }),
  ];
  const dogs = [
    await desk.told('Assistance dogs', 'Please let us filter for places that welcome assistance dogs'),
    await desk.told('guide dog', 'can you add whether guide dogs are allowed?'),
  ];
  const alone = await desk.told('Welsh', 'Is there any plan for the site in Welsh?');
  return { map, dogs, alone };
}
