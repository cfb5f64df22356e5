import { SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const Drawer = lazy(() =>
  import('#design-system/drawer/drawer.tsx').then(({ Drawer }) => ({ default: Drawer })),
)

interface FilterSheetProps {
  /** How many are in force. */
  readonly count: number
  readonly children: ReactNode
}

/** The filters of a list as they are; on a phone behind one button, for there the rows need the room. */
export function FilterSheet({ count, children }: FilterSheetProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  if (!phone) return children
  return (
    <>
      <Button
        wide
        icon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t('搜索与筛选，{{count}} 项生效', { count }) : t('搜索与筛选')}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <Drawer
            open
            title={t('搜索与筛选')}
            onClose={() => setOpen(false)}
            footer={
              <Button variant="solid" wide onClick={() => setOpen(false)}>
                {t('查看结果')}
              </Button>
            }
          >
            {children}
          </Drawer>
        )}
      </Suspense>
    </>
  )
}
