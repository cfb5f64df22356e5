import { useTranslation } from 'react-i18next'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Kbd } from '#design-system/kbd/kbd.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { cva } from '#styled-system/css/index.js'
import { keyMap, keysElsewhere } from './keys.ts'

const groups = [
  { title: '随处可用', keys: keyMap },
  { title: '焦点所在处', keys: keysElsewhere },
]

/** All keys, for whoever works without a mouse. */
export function KeyMap({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open size="md" title={t('键盘操作')} onClose={onClose}>
      <Stack gap="lg">
        {groups.map(({ title, keys }) => (
          <Stack key={title} as="section">
            <h3 className={heading()}>{t(title)}</h3>
            <Descriptions
              columns={1}
              layout="beside"
              items={keys.map(({ keys, does }) => ({ label: t(does), value: <Keys keys={keys} /> }))}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}

/** Drawn for the eye, told to the ear. */
const Keys = ({ keys }: { keys: string }) => (
  <>
    <Kbd keys={keys} />
    <span className={told()}>{keys}</span>
  </>
)

const heading = cva({ base: { textStyle: 'title.sm' } })
const told = cva({ base: { srOnly: true } })
