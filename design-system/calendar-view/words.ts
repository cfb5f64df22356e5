const formats = {
  month: { year: 'numeric', month: 'long' },
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  full: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' },
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A day as it is read. The day is one of the calendar, of no zone. */
export const inWords = (format: keyof typeof formats, day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { ...formats[format], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
