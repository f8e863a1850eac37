/* `npm run answers:rebuild`: recounts people's answers about each venue from reviews and single answers. */
import { runInService } from './run-in-service';

await runInService('reviews', ['dist/rebuild-answers.js']);
