const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A date as prose has it, as precise as it is given: 6 March 2026, March 2026 or 2026. */
export function dateInWords(date: string): string {
  const [year = '', month, day] = date.split('-');
  const parts = [day && String(Number(day)), month && MONTHS[Number(month) - 1], year];
  return parts.filter(Boolean).join(' ');
}

/** Whether a text is a date such as 2022, 2025-09 or 2024-03-18 that the calendar has. */
export function isDate(text: string): boolean {
  const [, year, month = '01', day = '01'] = /^(20\d\d)(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

const DAY_MS = 86_400_000;

/** Whole days from one UTC day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS);
