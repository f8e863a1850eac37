import { grantRole } from './grant-role';
import { runCommand } from './run-command';

await runCommand(async () => {
  process.stdout.write(`${await grantRole(process.argv.slice(2), process.env)}\n`);
});
