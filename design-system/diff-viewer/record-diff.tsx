import { type ReactNode, type Ref, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { useText } from '#design-system/text/text.tsx'
import { diffViewer } from '#styled-system/recipes/index.js'

export interface FieldChange {
  readonly label: string
  /** As shown to the person; null or '' is shown as empty. */
  readonly was: ReactNode
  readonly now: ReactNode
}

export interface RecordDiffProps {
  readonly fields: readonly FieldChange[]
  /** Which record: 楼栋「博学楼」. */
  readonly label: string
  readonly wasTitle?: string
  readonly nowTitle?: string
  /** Shows the fields that stayed as they were too; there is a button for it. */
  readonly all?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === ''

/** A record field by field: what was, what is. */
export const RecordDiff = ({ fields, label, wasTitle, nowTitle, all = false, ref }: RecordDiffProps) => {
  const t = useText()
  const style = diffViewer({ of: 'records' })
  const [shownAll, setShownAll] = useState(all)
  const changed = fields.filter(({ was, now }) => was !== now && !(isEmpty(was) && isEmpty(now)))
  const same = fields.length - changed.length
  const shown = (value: ReactNode) => (isEmpty(value) ? <span className={style.none}>{t('空')}</span> : value)
  return (
    <div ref={ref} className={style.root}>
      <div className={style.scroll}>
        <table className={style.table}>
          <caption className={style.said}>{label}</caption>
          <thead>
            <tr>
              {[t('字段名'), wasTitle ?? t('原值'), nowTitle ?? t('现值')].map((title) => (
                <th key={title} className={style.head} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(shownAll ? fields : changed).map((field) => {
              const isChanged = changed.includes(field)
              return (
                <tr key={field.label} className={style.row}>
                  <th className={style.cell} scope="row">
                    {field.label} {isChanged && <Tag tone="warning">{t('已改')}</Tag>}
                  </th>
                  <td className={style.cell} data-kind={isChanged ? 'removed' : undefined}>
                    {isChanged && !isEmpty(field.was) ? <del>{field.was}</del> : shown(field.was)}
                  </td>
                  <td className={style.cell} data-kind={isChanged ? 'added' : undefined}>
                    {isChanged && !isEmpty(field.now) ? <ins>{field.now}</ins> : shown(field.now)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {same > 0 && (
        <div>
          <Button size="sm" variant="ghost" aria-expanded={shownAll} onClick={() => setShownAll(!shownAll)}>
            {shownAll ? t('只看改动') : t('另有 {{count}} 项没有改动', { count: same })}
          </Button>
        </div>
      )}
    </div>
  )
}
