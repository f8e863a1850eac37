/* `npm run answers:rebuild`: counts again, from reviews and single answers, what people say about each venue. */
import { runInService } from './run-in-service';

await runInService('reviews', ['dist/rebuild-answers.js']);
