/** The receiving side said no, and will say so again. Carries no address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
