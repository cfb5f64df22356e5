import { Component, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Result } from '#design-system/result/result.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { MissingPart } from '#workbench/portal/release/missing-part.tsx'
import { isMissingPart } from '#workbench/portal/release/recover.ts'

interface Props {
  readonly children: ReactNode
}

/** A screen that broke says so in its own tab and can be begun again there; the other tabs know nothing of it. */
export class ScreenBoundary extends Component<
  Props,
  { readonly broken: boolean; readonly missing: boolean }
> {
  override state = { broken: false, missing: false }

  static getDerivedStateFromError = (error: unknown) => ({ broken: true, missing: isMissingPart(error) })

  override render() {
    if (!this.state.broken) return this.props.children
    if (this.state.missing) return <MissingPart />
    return <Broken again={() => this.setState({ broken: false })} />
  }
}

function Broken({ again }: { again: () => void }) {
  const { t } = useTranslation()
  return (
    <Result
      status="500"
      action={
        <Button variant="solid" onClick={again}>
          {t('重试')}
        </Button>
      }
    />
  )
}
