import { Component, type ReactNode } from 'react'
import { servedBuild } from '#workbench/http/versions.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Notice } from './notice.tsx'

interface WallBoundaryProps {
  readonly children: ReactNode
}

/** Milliseconds until a screen that broke is tried again: nobody stands there to press a button. */
const patience = 60_000

/** A screen that broke, or a part of it that did not come, is loaded anew as soon as there is a server to load it from. */
export class WallBoundary extends Component<WallBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }
  #timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError = () => ({ broken: true })

  override componentDidCatch() {
    this.#wait()
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer)
  }

  #wait() {
    this.#timer = setTimeout(async () => {
      if ((await servedBuild()) === null) this.#wait()
      else window.location.reload()
    }, patience)
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { t } = useTranslation()
  return <Notice title={t('这块大屏没有显示出来')}>{t('一分钟内会自动重新加载。')}</Notice>
}
