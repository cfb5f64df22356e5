import { useNow } from '#design-system/parts/now/use-now.ts'
import { Stat } from '#design-system/stat/stat.tsx'
import type { Line } from '#machines/verify-desk/line.ts'
import { tallyOf } from '#machines/verify-desk/tally.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

const systemNow = () => new Date()

/** What this desk has done today. */
export function DeskTally({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useTranslation()
  const now = useNow(systemNow, 60_000)
  const { passed, waiting, amiss, perHour } = tallyOf(lines, now.getTime())
  return (
    <div className={row()}>
      <Stat label={t('已通过')} value={passed} />
      <Stat label={t('待上传')} value={waiting} />
      <Stat label={t('异常')} value={amiss} />
      <Stat label={t('近一小时')} value={perHour} />
    </div>
  )
}

const row = cva({
  base: { display: 'grid', gap: 'gap', gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]' },
})
