/**
 * Whether a file's name ends in one of these extensions, given with or without their dot, in any case. Uploads are judged
 * by their content instead (`server/platform/files/inspect.ts`); photo management of admissions goes by names.
 */
export function isFileType(name: string, extensions: readonly string[]): boolean {
  const [, own] = /\.([^.\s/\\]+)$/.exec(name) ?? []
  return own !== undefined && extensions.some((extension) => bare(extension) === own.toLowerCase())
}

const bare = (extension: string) => extension.replace(/^\./, '').toLowerCase()
