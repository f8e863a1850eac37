import { createLog, Database } from '@waymark/service-kit';
import { PrismaService } from '../prisma.service';
import { SupportServiceWriter } from '../support-service/support-service.writer';
import { acceptSuggestion, listSuggestions, refuseSuggestion } from '../support-service/decide-suggestion';
import { SuggestionRepository } from '../support-service/suggestion.repository';
import { databaseCommandConfig } from './command-config';

const [verb, given] = process.argv.slice(2);
const config = databaseCommandConfig();
const database = new Database(config.DATABASE_URL, 'support-services', createLog('support-services', 'warn'));
const suggestions = new SuggestionRepository(database, new PrismaService(database));
const tools = { database, suggestions, writer: new SupportServiceWriter() };
try {
  const said =
    verb === 'accept'
      ? await acceptSuggestion(tools, Number(given))
      : verb === 'refuse'
        ? await refuseSuggestion(tools, Number(given))
        : await listSuggestions(tools);
  process.stdout.write(`${said}\n`);
} finally {
  await database.close();
}
