import { Stack } from '#design-system/stack/stack.tsx'
import { dayKind } from '#domain/dictionaries/calendar.ts'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import { cva, cx } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { dayStyle } from './day-style.tsx'

/** Which colour stands for what. */
export function Legend() {
  const { t } = useTranslation()
  return (
    <Stack as="ul" direction="row" wrap>
      {entriesOf(dayKind).map(([kind, label]) => (
        <li key={kind} className={entry()}>
          <span className={cx(dayStyle({ tone: kind }), swatch())} aria-hidden />
          {t(label)}
        </li>
      ))}
    </Stack>
  )
}

const entry = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'body.sm',
    color: 'text.quiet',
  },
})
const swatch = cva({ base: { width: '4', height: '4', borderRadius: 'sm' } })
