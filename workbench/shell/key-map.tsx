import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Kbd } from '#design-system/kbd/kbd.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { keyMap, keysElsewhere } from './keys.ts'

const groups = [
  { title: '随处可用', keys: keyMap },
  { title: '焦点所在处', keys: keysElsewhere },
]

/** All keys, for anyone who works without a mouse. */
export function KeyMap({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const style = map()
  return (
    <Dialog open size="md" title={t('键盘操作')} onClose={onClose}>
      <Stack gap="lg">
        {groups.map(({ title, keys }) => (
          <Stack key={title} as="section">
            <h3 className={style.heading}>{t(title)}</h3>
            <dl>
              {keys.map(({ keys, does }) => (
                <div key={does} className={style.row}>
                  <dt>{t(does)}</dt>
                  <dd className={style.keys}>
                    <Kbd keys={keys} />
                    <span className={style.told}>{keys}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}

const map = sva({
  slots: ['heading', 'row', 'keys', 'told'],
  base: {
    heading: { textStyle: 'title.sm' },
    row: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2',
      borderBottomWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
    },
    keys: { flex: 'none' },
    // The keys are drawn for the eye; this is for the ear.
    told: { srOnly: true },
  },
})
