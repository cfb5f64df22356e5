import { createContext, use } from 'react'
import { spokenLanguage } from './language.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** How the screens within speak; null outside of `Speaking`, where nobody waits for another language. */
export const TongueContext = createContext<Tongue | null>(null)

/** How this screen speaks: `t` says a Chinese text in the reader's language, and is a new one with each language. */
export const useTranslation = (): Tongue => use(TongueContext) ?? tongueOf(spokenLanguage())
