import { parseQuestion } from '../src/search/query/parse';
import { naturalQueries } from './natural-query';
import { searchParts } from './search-parts';
const parts = await searchParts();
const book = parts.places.current()!;
const qs = naturalQueries('britain');
for (let i = 0; i < 2; i += 1) {
  const began = process.cpuUsage();
  for (const { q } of qs) parseQuestion(q, book);
  const { user } = process.cpuUsage(began);
  console.log(user / 1000 / qs.length, 'ms a parse');
}
await parts.database.close();
