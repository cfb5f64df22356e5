import { Star } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import type { KnownService as Service } from '#domain/system/apps/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { EvaluateService } from './evaluate-service.tsx'
import { ServiceLink } from './service-link.tsx'
import { useServices } from './use-services.ts'

interface ServiceGridProps {
  readonly services: readonly Service[]
  /** A star on each, by which it is put on the home page. */
  readonly collectable?: boolean
}

/** Services side by side, as many as fit. */
export function ServiceGrid({ services, collectable = false }: ServiceGridProps) {
  const { t } = useTranslation()
  const { collect, collecting } = useServices()
  const style = serviceGrid({ collectable })
  return (
    <ul className={style.root}>
      {services.map((service) => (
        <li key={service.code} className={style.item}>
          <ServiceLink service={service} />
          {collectable && (
            <span className={style.marks} data-collected={service.collected ? '' : undefined}>
              <EvaluateService service={service} />
              <IconButton
                size="sm"
                label={t('收藏 {{name}}', { name: t(service.name) })}
                pressed={service.collected}
                loading={collecting === service.code}
                icon={<Star aria-hidden />}
                onClick={() => collect(service.code, !service.collected)}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

// On a phone icons over their names, as its own screens have them.
const fourAcross = 'repeat(4, minmax(0, 1fr))'

const serviceGrid = sva({
  slots: ['root', 'item', 'marks'],
  base: {
    root: {
      display: 'grid',
      gap: 'gap',
      listStyle: 'none',
    },
    item: {
      display: 'flex',
      alignItems: { base: 'start', md: 'center' },
      gap: '1',
      minWidth: '0',
      paddingInline: { base: '0', md: 'inset' },
      paddingBlock: '2',
      borderWidth: 'thin',
      borderStyle: { base: 'none', md: 'solid' },
      borderColor: 'border',
      borderRadius: 'control',
      bg: 'surface',
      transitionProperty: 'colors',
      transitionDuration: 'fast',
      _hover: { bg: 'surface.hover', borderColor: 'border.strong' },
    },
    marks: {
      flex: 'none',
      display: { base: 'none', md: 'inline-flex' },
      '&[data-collected] svg': { fill: 'warning', color: 'warning' },
    },
  },
  variants: {
    // A star beside the name takes room that the name needs.
    collectable: {
      true: {
        root: {
          gridTemplateColumns: {
            base: fourAcross,
            md: 'repeat(auto-fill, minmax(min({sizes.field.md}, 100%), 1fr))',
          },
        },
      },
      false: {
        root: {
          gridTemplateColumns: {
            base: fourAcross,
            md: 'repeat(auto-fill, minmax(min({sizes.36}, 100%), 1fr))',
          },
        },
      },
    },
  },
})
