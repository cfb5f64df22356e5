import { ArrowLeft, ArrowRight, Star } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import type { KnownService as Service } from '#domain/system/apps/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { ServiceLink } from '#workbench/home/today/service-link.tsx'
import { useServices } from '#workbench/home/today/use-services.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** The collected services side by side, each with the ways forward, back and out. */
export function AppOrder({ services }: { readonly services: readonly Service[] }) {
  const { t } = useTranslation()
  const { arrange, collect, collecting } = useServices()
  const style = appOrder()
  const swapped = (at: number, by: 1 | -1) => {
    const codes = services.map(({ code }) => code)
    const [code = ''] = codes.splice(at, 1)
    codes.splice(at + by, 0, code)
    arrange(codes)
  }
  return (
    <ol className={style.root}>
      {services.map((service, at) => {
        const name = t(service.name)
        return (
          <li key={service.code} className={style.item}>
            <ServiceLink service={service} />
            <IconButton
              size="sm"
              label={t('前移 {{name}}', { name })}
              icon={<ArrowLeft aria-hidden />}
              disabled={at === 0}
              onClick={() => swapped(at, -1)}
            />
            <IconButton
              size="sm"
              label={t('后移 {{name}}', { name })}
              icon={<ArrowRight aria-hidden />}
              disabled={at === services.length - 1}
              onClick={() => swapped(at, 1)}
            />
            <span className={style.star}>
              <IconButton
                size="sm"
                label={t('取消收藏 {{name}}', { name })}
                loading={collecting === service.code}
                icon={<Star aria-hidden />}
                onClick={() => collect(service.code, false)}
              />
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const appOrder = sva({
  slots: ['root', 'item', 'star'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.field.lg}, 100%), 1fr))',
      gap: '2',
      listStyle: 'none',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      padding: '2',
      borderRadius: 'control',
      bg: 'surface.sunken',
    },
    star: { flex: 'none', '& svg': { fill: 'warning', color: 'warning' } },
  },
})
