import { Pool } from 'undici';
import type { ChaosPlatform } from './chaos-platform';
import { differences } from './differences';
import { ExpectedVotes } from './expected-votes';
import { publishReviews, register, type Person } from './people';
import { persistentPost } from './persistent-post';

const AUTHORS = 5;
const REVIEWS_EACH = 10;
const SETTLE_MS = 10_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * G1: members vote through the gateway on 50 reviews while every process is killed in turn; afterwards every count must
 * equal the rows within 10 s.
 */
export async function votes(platform: ChaosPlatform, size: { votes: number; members: number; betweenKillsMs: number }): Promise<boolean> {
  const pool = new Pool(platform.origin, { connections: size.members });
  const authors = await Promise.all(Array.from({ length: AUTHORS }, () => register(pool)));
  const reviews = (await Promise.all(authors.map((author) => publishReviews(author, REVIEWS_EACH)))).flat();
  const members: Person[] = [];
  // Two at a time: the service hashes no more passwords at once.
  for (let index = 0; index < size.members; index += 2) members.push(...(await Promise.all([register(pool), register(pool)])));

  const expected = new ExpectedVotes();
  let left = size.votes;
  const vote = async (member: Person, index: number) => {
    for (let step = index; left > 0; step += 1) {
      left -= 1;
      const review = reviews[(step * 7 + index) % reviews.length] ?? 0;
      const isHelpful = (step + index) % 3 !== 0;
      const { status, body } = await persistentPost(member, `/api/reviews/${review}/vote`, { isHelpful: isHelpful ? 1 : 0 });
      if (status !== 200) throw new Error(`A vote answered ${status}: ${JSON.stringify(body)}`);
      expected.accept(review, member.id, isHelpful);
    }
  };
  const killer = killInTurn(platform, size.betweenKillsMs);
  const began = Date.now();
  await Promise.all(members.map(vote));
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const kills = await killer.stop();

  const settled = Date.now();
  let wrong = await differences(platform.databases, expected);
  while (wrong.length > 0 && Date.now() - settled < SETTLE_MS) {
    await pause(250);
    wrong = await differences(platform.databases, expected);
  }
  const settling = ((Date.now() - settled) / 1000).toFixed(1);
  console.log(`${size.votes} votes by ${size.members} members in ${seconds} s, ${kills} processes killed; settled in ${settling} s; ${wrong.length} differences`);
  for (const difference of wrong) console.log(`  ${difference}`);
  await pool.close();
  return wrong.length === 0;
}

function killInTurn(platform: ChaosPlatform, betweenKillsMs: number): { stop(): Promise<number> } {
  let going = true;
  let kills = 0;
  const killing = (async () => {
    for (; going; kills += 1) {
      await pause(betweenKillsMs);
      if (going) await platform.victims[kills % platform.victims.length]?.crash();
    }
  })();
  return {
    async stop() {
      going = false;
      await killing;
      return kills;
    },
  };
}
