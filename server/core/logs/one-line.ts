/** What others wrote, fit for a log: one line, nothing that steers a terminal, no longer than is read. */
export const oneLine = (text: string, longest: number) =>
  [...text.slice(0, longest * 4)]
    .map((letter) => (/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u.test(letter) ? ' ' : letter))
    .join('')
    .slice(0, longest)

const secrets: readonly [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 ***'],
  [
    /\b(access_token|refresh_token|token|password|secret|code|ticket)(["']?\s*[=:]\s*["']?)[^\s&"',;]+/gi,
    '$1$2***',
  ],
  [/\b[1-9]\d{5}(18|19|20)\d{9}[\dXx]\b/g, '***'],
  [/(?<!\d)1[3-9]\d{9}(?!\d)/g, '***'],
  [/\b[\w-]{40,}\b/g, '***'],
]

/** The same text without what must not be kept: tokens, passwords, identity numbers, telephone numbers. */
export const scrubbed = (text: string) =>
  secrets.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
