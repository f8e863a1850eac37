import type { Ask } from '../open-loop';
import { MODERATORS } from './fill-staff';

/** What staff read, by kind. */
export function staffAsks(headers: ReadonlyMap<number, { cookie: string }>, count: number): Record<string, Ask[]> {
  const all = (...paths: string[]): Ask[] =>
    MODERATORS.flatMap((moderator) => paths.map((path) => ({ path, headers: headers.get(moderator) ?? {} })));
  const cases = (query: string) => all(`/api/admin/cases?${query}`);
  const feedback = (...queries: string[]) => all(...queries.map((query) => `/api/admin/feedback?${query}`));
  const some = Array.from({ length: 20 }, (_, at) => Math.floor((count * (at + 0.5)) / 20));
  return {
    'cases that wait': cases('view=open&limit=20'),
    'cases not confirmed': cases('view=unconfirmed&limit=20'),
    'closed cases': cases('view=closed&limit=20'),
    'a case that waits': all(...some.map((id) => `/api/admin/cases/${id}`)),
    'a closed case': all(...some.map((id) => `/api/admin/cases/${id + count}`)),
    'what everybody is shown': [{ path: '/api/transparency' }],
    feedback: feedback('limit=20'),
    'feedback by status': feedback('status=new', 'status=done'),
    'feedback by type and urgency': feedback('type=bug_report&urgency=low', 'type=suggestion&urgency=medium'),
    'feedback of nobody': feedback('assignee=nobody', 'assignee=me'),
    'feedback by a word of all': feedback('q=door'),
    'feedback by a word of a tenth': feedback('q=part%207'),
    'feedback by a rare word': feedback('q=word4711', 'q=word17'),
    'feedback by a word and a filter': feedback('q=door&status=done&urgency=high'),
    'one feedback': all(...some.map((id) => `/api/admin/feedback/${id}`)),
  };
}
