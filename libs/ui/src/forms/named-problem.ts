/** Messages that give a rule alone: at their field the label stands above them, in a list nothing does. */
const RULE_ALONE = /^(Please (provide|use|remove)|Use|Choose|Give)\b/;

/** A message for the error summary, where it names its field: "Your review: Please provide at least 10 characters." */
export const namedProblem = (label: string | undefined, message: string): string =>
  label !== undefined && RULE_ALONE.test(message) ? `${label}: ${message}` : message;
