import { useQuery } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { report } from '#domain/system/report.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { oneQuery } from '#workbench/engine/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { Designer } from './report-designer/designer.tsx'

// What the page to scale is for is not typed into a form.
const listed = narrowed(report, { where: {}, without: ['layout', 'viewId'] })

/** 报表设计: the reports of the college, and the desk on which one is laid out. */
export function Screen() {
  const { t } = useTranslation()
  const [id, choose] = useAsked('report')
  const mayDesign = usePermission()('system.report:design')
  if (id && !mayDesign)
    return (
      <Result
        status="403"
        title={t('没有设计报表的权限')}
        action={<Button onClick={() => choose(null)}>{t('返回')}</Button>}
      />
    )
  return id ? (
    <Opened key={id} id={id} onClose={() => choose(null)} />
  ) : (
    <ListScreen resource={listed} title={report.label} />
  )
}

function Opened({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(oneQuery(report, id))
  if (data) return <Designer row={data} onClose={onClose} />
  if (!isError) return <Skeleton shape="block" height={320} />
  return (
    <Result
      status="500"
      title={t('报表没有加载成功')}
      action={
        <>
          <Button onClick={onClose}>{t('返回')}</Button>
          <Button variant="solid" onClick={() => void refetch()}>
            {t('重试')}
          </Button>
        </>
      }
    />
  )
}
