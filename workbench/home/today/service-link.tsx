import { ArrowUpRight } from 'lucide-react'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import type { KnownService as Service } from '#domain/system/apps/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useServices } from './use-services.ts'

/** The way to a service: its icon and its name. What leads out of the portal opens a window of its own, and says so. */
export function ServiceLink({ service }: { readonly service: Service }) {
  const { t } = useTranslation()
  const { follow } = useServices()
  const style = serviceLink()
  const outside = service.openType === '1'
  return (
    <a
      className={style.root}
      href={outside ? service.menuLink : service.path}
      onClick={follow(service)}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <span className={style.icon}>
        <MenuIcon name={service.icon || (outside ? 'link' : 'app-window')} />
      </span>
      <span className={style.name}>{t(service.name)}</span>
      {outside && <ArrowUpRight className={style.mark} aria-label={t('在新窗口打开')} />}
    </a>
  )
}

const serviceLink = sva({
  slots: ['root', 'icon', 'name', 'mark'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: 'center',
      gap: { base: '1', md: '2.5' },
      flex: '1',
      minWidth: '0',
      minHeight: 'row',
      color: 'text',
      borderRadius: 'control',
      _hover: { color: 'accent.text' },
    },
    icon: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      width: '9',
      height: '9',
      borderRadius: 'control',
      bg: 'accent.soft',
      color: 'accent.text',
      '& svg': { width: 'icon.lg', height: 'icon.lg' },
    },
    name: {
      minWidth: '0',
      overflowWrap: 'anywhere',
      lineClamp: '2',
      textAlign: { base: 'center', md: 'start' },
      textStyle: { base: 'caption', md: 'body' },
    },
    mark: {
      position: { base: 'absolute', md: 'static' },
      top: '0',
      insetInlineEnd: '2',
      flex: 'none',
      width: 'icon.sm',
      height: 'icon.sm',
      color: 'text.faint',
    },
  },
})
