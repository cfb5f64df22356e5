import { createContext, type ReactNode, use } from 'react'

/** Turns a Chinese text into the reader's language and fills in `{{name}}`. */
export type Translate = (text: string, values?: Readonly<Record<string, string | number>>) => string

/** Fills in the values and leaves the Chinese as it is. */
export const asWritten: Translate = (text, values) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''))

const TextContext = createContext<Translate>(asWritten)
const LocaleContext = createContext('zh-CN')
const TimeZoneContext = createContext<string | undefined>(undefined)

export interface TextProviderProps {
  readonly translate: Translate
  /** For months, weekdays and numbers, as BCP 47: `zh-CN`, `zh-TW`, `en`. */
  readonly locale?: string
  /** Whose clock says which day is today, as `Asia/Shanghai`; left out, that of this computer. */
  readonly timeZone?: string
  readonly children: ReactNode
}

/** Gives the components below it the translator of the application. Without it they speak Chinese. */
export const TextProvider = ({ translate, locale = 'zh-CN', timeZone, children }: TextProviderProps) => (
  <TimeZoneContext value={timeZone}>
    <LocaleContext value={locale}>
      <TextContext value={translate}>{children}</TextContext>
    </LocaleContext>
  </TimeZoneContext>
)

export const useText = () => use(TextContext)
export const useLocale = () => use(LocaleContext)
export const useTimeZone = () => use(TimeZoneContext)
