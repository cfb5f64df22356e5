/** Whether it is a day that exists, as `2026-09-01`. JavaScript takes 31 February for 3 March: it must survive the way there and back. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
