import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { TextProvider, type Translate } from '#design-system/text/text.tsx'
import { collegeZone } from '#domain/kits/college-clock.ts'
import { on, spokenLanguage } from './language.ts'
import { tongueOf } from './tongue.ts'
import { TongueContext } from './use-translation.ts'

const onLanguage = (changed: () => void) => on('language', changed)
const useLanguage = () => useSyncExternalStore(onLanguage, spokenLanguage)

/**
 * Gives screens and design system the same tongue. It comes with the frame: the doors in front of it speak Chinese.
 */
export function Speaking({ children }: { children: ReactNode }) {
  const tongue = tongueOf(useLanguage())
  const translate = useCallback<Translate>((text, values) => tongue.t(text, { ...values }), [tongue])
  return (
    <TongueContext value={tongue}>
      <TextProvider
        translate={translate}
        locale={new Intl.Locale(tongue.language).toString()}
        timeZone={collegeZone}
      >
        {children}
      </TextProvider>
    </TongueContext>
  )
}

/** Within an area its own words come first. */
export const SpeakingOf = ({ area, children }: { area: string; children: ReactNode }) => (
  <TongueContext value={tongueOf(useLanguage(), area)}>{children}</TongueContext>
)
