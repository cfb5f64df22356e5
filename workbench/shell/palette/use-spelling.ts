import { useEffect, useState } from 'react'
import { learn } from '#workbench/language/language.ts'
import type { Spelling } from './commands.tsx'

/**
 * What finds titles by their pinyin, and by their words in the other languages: fetched once the palette is in use.
 * Until then, and where it does not come, titles are found as they are written.
 */
export function useSpelling(): Spelling | null {
  const [spelling, setSpelling] = useState<Spelling | null>(null)
  useEffect(() => {
    let here = true
    const languages = (['zh-tw', 'en'] as const).map((language) => learn(language).catch(() => {}))
    Promise.all([import('./pinyin.ts'), ...languages]).then(
      ([pinyin]) => here && setSpelling(pinyin),
      () => {},
    )
    return () => {
      here = false
    }
  }, [])
  return spelling
}
