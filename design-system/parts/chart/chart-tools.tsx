import { ChartColumn, Check, Copy, ImageDown, Table2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { copyText } from '#design-system/parts/clipboard/copy-text.ts'
import { useText } from '#design-system/text/text.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { chart } from '#styled-system/recipes/index.js'

export interface ChartToolsProps {
  readonly asTable: boolean
  readonly onAsTable: (asTable: boolean) => void
  readonly tsv: () => string
  /** None while the figures are shown as a table, or where there is no canvas. */
  readonly onSave?: () => void
}

/** Milliseconds for which the copy button says that it has copied. */
const saidFor = 2000

export const ChartTools = ({ asTable, onAsTable, tsv, onSave }: ChartToolsProps) => {
  const t = useText()
  const style = chart()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), saidFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => copyText(tsv()).then(() => setCopied(true))

  const toggle = asTable ? t('以图形显示') : t('以表格显示')
  return (
    <div className={style.tools}>
      <span className={style.said} role="status">
        {copied && t('已复制')}
      </span>
      <Tooltip text={toggle}>
        <IconButton
          size="sm"
          label={toggle}
          icon={asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          onClick={() => onAsTable(!asTable)}
        />
      </Tooltip>
      <Tooltip text={t('复制数据')}>
        <IconButton
          size="sm"
          label={t('复制数据')}
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={copy}
        />
      </Tooltip>
      {onSave && (
        <Tooltip text={t('保存为图片')}>
          <IconButton size="sm" label={t('保存为图片')} icon={<ImageDown aria-hidden />} onClick={onSave} />
        </Tooltip>
      )}
    </div>
  )
}
