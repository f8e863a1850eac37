/*
 * `npm run chaos`: 10,000 votes by 200 members on 50 reviews through the gateway while every process is killed in turn;
 * afterwards every count must equal the rows within 10 s (G1 of the reliability guarantees). `-- --short`: 1,000 votes.
 */
import { Pool } from 'undici';
import { differences } from './differences';
import { ExpectedVotes } from './expected-votes';
import { publishReviews, register, type Person } from './people';
import { persistentPost } from './persistent-post';
import { startChaosPlatform } from './chaos-platform';

const short = process.argv.includes('--short');
const VOTES = short ? 1_000 : 10_000;
const MEMBERS = short ? 50 : 200;
const AUTHORS = 5;
const REVIEWS_EACH = 10;
const SETTLE_MS = 10_000;

process.exitCode = 1;
const platform = await startChaosPlatform();
try {
  const pool = new Pool(platform.origin, { connections: MEMBERS });
  const authors = await Promise.all(Array.from({ length: AUTHORS }, () => register(pool)));
  const reviews = (await Promise.all(authors.map((author) => publishReviews(author, REVIEWS_EACH)))).flat();
  const members: Person[] = [];
  // Two at a time: the service hashes no more passwords at once.
  for (let index = 0; index < MEMBERS; index += 2) members.push(...(await Promise.all([register(pool), register(pool)])));

  const expected = new ExpectedVotes();
  let left = VOTES;
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
  let kills = 0;
  let voting = true;
  const killing = (async () => {
    for (; voting; kills += 1) {
      await new Promise((resolve) => setTimeout(resolve, 900));
      const victim = platform.victims[kills % platform.victims.length];
      if (voting) await victim?.crash();
    }
  })();
  const began = Date.now();
  await Promise.all(members.map(vote));
  const seconds = (Date.now() - began) / 1000;
  voting = false;
  await killing;

  const settled = Date.now();
  let wrong = await differences(platform.databases, expected);
  while (wrong.length > 0 && Date.now() - settled < SETTLE_MS) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    wrong = await differences(platform.databases, expected);
  }
  console.log(`${VOTES} votes by ${MEMBERS} members in ${seconds.toFixed(0)} s, ${kills} processes killed; settled in ${((Date.now() - settled) / 1000).toFixed(1)} s; ${wrong.length} differences`);
  for (const difference of wrong) console.log(`  ${difference}`);
  await pool.close();
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await platform.stop();
}
process.exit();
