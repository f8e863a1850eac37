const DAYS: Readonly<Record<string, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
  PH: 'public holidays',
};

/**
 * Spells out OpenStreetMap opening hours without interpreting them: "Mo-Fr 09:00-17:00" becomes "Monday to Friday
 * 09:00 to 17:00".
 */
export function clockWords(hours: string): string {
  if (hours === '24/7') return '24 hours a day, every day';
  const words = hours
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su|PH)\b/g, (day) => DAYS[day] ?? day)
    .replace(/(?<=\p{L}|\d)\s*-\s*(?=\p{L}|\d)/gu, ' to ')
    .replace(/,(?=\S)/g, ', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
