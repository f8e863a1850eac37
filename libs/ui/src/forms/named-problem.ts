/** Messages that do not name their field: a label is above them at the field, but not in the error summary. */
const RULE_ALONE = /^(Please (provide|use|remove)|Use|Choose|Give)\b/;

/**
 * Returns a message for the error summary, with the field's name: "Your review: Please provide at least 10
 * characters."
 */
export const namedProblem = (label: string | undefined, message: string): string =>
  label !== undefined && RULE_ALONE.test(message) ? `${label}: ${message}` : message;
