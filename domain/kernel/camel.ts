/** `grade-major` is called `gradeMajor`. */
export const camel = (words: string): string =>
  words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
