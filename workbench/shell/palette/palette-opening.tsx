import { Search } from 'lucide-react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { commandPalette } from '#styled-system/recipes/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface PaletteOpeningProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onClose: () => void
}

/** The palette's line, there with the key that asks for it: what is typed waits here for the rest to come. */
export function PaletteOpening({ typed, onType, onClose }: PaletteOpeningProps) {
  const { t } = useTranslation()
  const style = commandPalette()
  return (
    <>
      <div className={style.backdrop} />
      <div className={style.positioner}>
        <div className={style.content} role="dialog" aria-modal aria-label={t('搜索菜单与操作')}>
          <div className={style.head}>
            <Search aria-hidden />
            <input
              // biome-ignore lint/a11y/noAutofocus: it was asked for by a key or a press
              autoFocus
              className={style.input}
              aria-label={t('搜索菜单与操作')}
              placeholder={t('搜索菜单与操作')}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => onType(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onClose()}
            />
          </div>
        </div>
      </div>
    </>
  )
}
