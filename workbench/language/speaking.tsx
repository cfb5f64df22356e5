import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { TextProvider } from '#design-system/text/text.tsx'
import { collegeZone } from '#domain/kits/college-clock.ts'
import { i18n } from './language.ts'

/**
 * Gives screens and design system the same tongue. It comes with the frame: the doors in front of it speak Chinese,
 * which needs no catalogue, and so do not carry the weight of a translator.
 */
export const Speaking = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>
    <ForDesignSystem>{children}</ForDesignSystem>
  </I18nextProvider>
)

function ForDesignSystem({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <TextProvider
      translate={(text, values) => t(text, { ...values })}
      locale={new Intl.Locale(i18n.language).toString()}
      timeZone={collegeZone}
    >
      {children}
    </TextProvider>
  )
}

/** Within an area its own words come first. */
export const SpeakingOf = ({ area, children }: { area: string; children: ReactNode }) => (
  <I18nextProvider i18n={i18n} defaultNS={area}>
    {children}
  </I18nextProvider>
)
