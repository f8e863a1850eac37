import { makeComment, makeTrip } from '../../support/trips';
import { everyone, signedIn, type AccessRow, type AccessRows } from '../access-row';
import type { World } from '../world';

let made = 0;
const words = () => `What a lovely trip, said in row ${(made += 1)} of the matrix.`;

const tripOf = ({ people }: World) => makeTrip(people.member, `A trip for the matrix ${(made += 1)}`);
/** By `member` on their own trip: public. */
const published = async (world: World) => makeComment(world.people.member, await tripOf(world), words());
/** By `other member` on a trip of `member`: waits for the approval of `member`. */
const waiting = async (world: World) => makeComment(world.people['other member'], await tripOf(world), words());

const onTrip: AccessRow['request'] = async (world) => ({ params: { id: await tripOf(world) } });
const onComment: AccessRow['request'] = async (world) => ({ params: { id: await published(world) } });
/** Only the trip's author and staff may decide. */
const decider = (request: AccessRow['request']): AccessRow => {
  const row = signedIn(200, request);
  return { ...row, expected: { ...row.expected, 'other member': 403 } };
};

export const COMMENT_ROWS: AccessRows = {
  listComments: everyone(200, onTrip),
  countComments: everyone(200, onTrip),
  readComment: everyone(200, onComment),
  listAnswers: everyone(200, onComment),
  listWaitingComments: decider(onTrip),
  addComment: signedIn(201, async (world) => ({ params: { id: await tripOf(world) }, body: { content: words() } })),
  editComment: signedIn(
    200,
    async (world) => ({ params: { id: await published(world) }, body: { content: words() } }),
    403,
  ),
  deleteComment: signedIn(204, onComment, 403),
  decideComment: decider(async (world) => ({ params: { id: await waiting(world) }, body: { isApproved: true } })),
};
