import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { usualLayout } from '#domain/reports/check.ts'
import { innerWidth } from '#domain/reports/flow.ts'
import type { Layout } from '#domain/reports/layout.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { columnsOf, withEvenColumns, withFields } from './columns.ts'
import type { DesignProps } from './design-props.ts'
import { fieldOptions } from './field-options.ts'
import { Length } from './length.tsx'
import { newItem } from './new-item.ts'

type Detail = Layout['detail']

/** How the rows stand between the bands: as a grid, or as cards. */
export function DetailProperties({ layout, source, onChange }: DesignProps) {
  const { t } = useTranslation()
  const { detail } = layout
  const set = (next: Detail, as?: string) => onChange({ ...layout, detail: next }, as)

  function turn(to: Detail['is']) {
    if (to === detail.is) return
    if (to === 'grid') return set(usualLayout(source).detail)
    const title = { ...newItem('text', { width: 60, height: 20 }, source, t), text: `{{${source.title}}}` }
    set({
      is: 'cards',
      across: 2,
      height: 50,
      gap: 3,
      border: true,
      items: [{ ...title, x: 4, y: 4 } as never],
    })
  }
  return (
    <Stack>
      <Field label={t('排列方式')} help={t('更换排列方式会重新开始这一部分，可以撤销。')}>
        <Segmented
          value={detail.is}
          onChange={(next) => next && turn(next)}
          options={[
            { value: 'grid', label: t('表格') },
            { value: 'cards', label: t('卡片') },
          ]}
        />
      </Field>
      {detail.is === 'grid' ? (
        <>
          <Field label={t('表格的列')}>
            <MultiSelect
              value={detail.columns.map(({ field }) => field)}
              options={fieldOptions(source, t)}
              onChange={(names) => names.length <= 30 && onChange(withFields(layout, source, names))}
            />
          </Field>
          {isTooWide(layout) && <Alert tone="info">{t('列宽之和超出纸张，打印时按比例缩小。')}</Alert>}
          <Button onClick={() => onChange(withEvenColumns(layout))}>{t('平均分配列宽')}</Button>
          <Length
            label={t('标题行高')}
            value={detail.headHeight}
            max={100}
            onChange={(headHeight) => set({ ...detail, headHeight }, 'head')}
          />
          <Length
            label={t('数据行高')}
            value={detail.rowHeight}
            min={4}
            max={100}
            onChange={(rowHeight) => set({ ...detail, rowHeight }, 'row')}
          />
          <Length
            label={t('字号')}
            value={detail.size}
            min={5}
            max={72}
            unit={t('磅')}
            onChange={(size) => set({ ...detail, size }, 'letters')}
          />
        </>
      ) : (
        <>
          <Length
            label={t('每行卡片数')}
            value={detail.across}
            min={1}
            max={6}
            unit={t('张')}
            onChange={(across) => set({ ...detail, across: Math.round(across) }, 'across')}
          />
          <Length
            label={t('卡片高度')}
            value={detail.height}
            min={10}
            onChange={(height) => set({ ...detail, height }, 'card')}
          />
          <Length
            label={t('卡片间距')}
            value={detail.gap}
            max={50}
            onChange={(gap) => set({ ...detail, gap }, 'gap')}
          />
          <Switch checked={detail.border} onChange={(border) => set({ ...detail, border })}>
            {t('卡片边框')}
          </Switch>
        </>
      )}
    </Stack>
  )
}

const isTooWide = (layout: Layout) =>
  columnsOf(layout).reduce((sum, { width }) => sum + width, 0) > innerWidth(layout) + 0.01
