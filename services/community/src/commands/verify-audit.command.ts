// `npm run audit:verify` runs this in every service that keeps a log of staff acts.
import { verifyAuditCommand } from '@waymark/service-kit';

await verifyAuditCommand('community', process.env['DATABASE_URL']);
