const PENCE = 100;
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** "£5", "£1,234.50": pence, as integers everywhere, in the words of a page or a mail. Whole pounds go without their pence. */
export function moneyWords(pence: number): string {
  const sum = Math.abs(pence);
  const pounds = String(Math.trunc(sum / PENCE)).replace(THOUSANDS, ',');
  const rest = sum % PENCE === 0 ? '' : `.${String(sum % PENCE).padStart(2, '0')}`;
  return `${pence < 0 ? '-' : ''}£${pounds}${rest}`;
}
