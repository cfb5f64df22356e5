import { fromBase64url } from '#domain/kernel/base64.ts'
/**
 * The name in a Content-Disposition: as RFC 5987 has it, else base64 of UTF-8 as this family of servers writes it, else as
 * it stands. Empty where there is none.
 */
export function fileNameIn(disposition: string | null): string {
  const header = disposition ?? ''
  const [, encoded] = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(header) ?? []
  const [, quoted, bare] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header) ?? []
  const plain = quoted ?? bare ?? ''
  return (encoded && decoded(encoded)) || fromBase64(plain) || decoded(plain) || plain
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Only what is base64 from end to end and gives a name with an ending; `report` is a name of its own. */
function fromBase64(text: string): string | undefined {
  if (!/^[\w+/-]+={0,2}$/.test(text)) return undefined
  try {
    const name = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(text))
    return /^[^\p{Cc}]+\.\w{1,8}$/u.test(name) ? name : undefined
  } catch {
    return undefined
  }
}
