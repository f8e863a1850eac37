// `npm run audit:verify` runs it in every slice with an audit log of staff actions.
import { verifyAuditCommand } from '@waymark/service-kit';

await verifyAuditCommand('account', process.env['DATABASE_URL']);
