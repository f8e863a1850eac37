import { dayWords, type PageMetadata } from '@waymark/contracts-core';
import { ISSUE_TYPE_LABELS, SEVERITY_LABELS, type FootpathReport } from '@waymark/contracts-maps';

/** Returns a report's page as text: what is wrong, where and since when; never who reported it. */
export function reportMetadata(report: FootpathReport): PageMetadata {
  const { id, issueType, severity, location, description, isResolved, isSample } = report;
  const issue = ISSUE_TYPE_LABELS[issueType];
  const state = isResolved ? 'Resolved' : 'Still there, as far as we know';
  return {
    title: `${issue}, ${location}`.slice(0, 300),
    description: `A footpath problem at ${location}: ${issue.toLowerCase()}. ${state}.`.slice(0, 300),
    canonicalPath: `/footpath-reports/${id}`,
    lead: isSample
      ? 'This report is made up, for trying out the site.'
      : `${state}. How bad: ${SEVERITY_LABELS[severity]}.`,
    jsonLd: [],
    sections: [
      {
        heading: 'What was reported',
        paragraphs: [description],
        facts: factsOf(report),
        links: [{ label: 'Footpath problems on a map and in a list', href: '/footpath-mapping' }],
      },
    ],
    noindex: isSample,
  };
}

function factsOf({ createdAt, verificationCount, lastVerifiedAt, resolvedDate }: FootpathReport) {
  const facts = [
    { term: 'Reported on', value: dayWords(createdAt) },
    { term: 'Confirmed by', value: verificationCount === 1 ? '1 person' : `${verificationCount} people` },
  ];
  if (lastVerifiedAt) facts.push({ term: 'Last confirmed on', value: dayWords(lastVerifiedAt) });
  if (resolvedDate) facts.push({ term: 'Resolved on', value: dayWords(resolvedDate) });
  return facts;
}
