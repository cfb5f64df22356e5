import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { lesson } from '#domain/base/lesson.ts'
import { period } from '#domain/base/period.ts'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { today } from '#domain/kits/college-clock.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { listQuery } from '#workbench/engine/queries.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { Legend } from './school-calendar/legend.tsx'
import { termAround } from './school-calendar/term.ts'
import { TermCalendar } from './school-calendar/term-calendar.tsx'
import { TermPicker } from './school-calendar/term-picker.tsx'

/** A term as weeks of days, with what each day is for. */
function Terms() {
  const { t } = useTranslation()
  const has = usePermission()
  const desk = useDesk(schoolCalendar)
  const { data: terms, error, refetch } = useQuery(listQuery(schoolCalendar, {}))
  const [picked, setPicked] = useState<string>()
  const term = terms?.find(({ id }) => id === picked) ?? termAround(terms ?? [], today())
  return (
    <Stack>
      <PageHeader
        title={t('校历')}
        actions={
          <>
            {term?.can.includes('update') && (
              <Button icon={<Pencil />} onClick={() => desk.edit(term)}>
                {t('编辑学期')}
              </Button>
            )}
            {has('base.school-calendar:add') && (
              <Button variant="solid" icon={<Plus />} onClick={() => desk.add()}>
                {t('新增学期')}
              </Button>
            )}
          </>
        }
      />
      {error && (
        <Alert
          tone="danger"
          title={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      )}
      {!terms && !error && <Spinner label={t('加载中')} />}
      {terms?.length === 0 && (
        <Card>
          <Empty title={t('暂无数据~')} description={t('新增一个学期后，即可安排每天的教学与假期。')} />
        </Card>
      )}
      {terms && term && (
        <>
          <Card>
            <Stack direction="row" justify="between" align="center" wrap>
              <TermPicker terms={terms} term={term} onPick={setPicked} />
              <Legend />
            </Stack>
          </Card>
          <TermCalendar key={term.id} term={term} />
        </>
      )}
      {desk.drawers}
    </Stack>
  )
}

const parts = { 'base.period': period, 'base.lesson': lesson } as const

/** 校历: the terms, and beside them what is taught in them, and when the hours of a day begin. */
export function Screen() {
  const { t } = useTranslation()
  const has = usePermission()
  const router = useRouter()
  const [shown, setShown] = useState('terms')
  const open = Object.values(parts).filter(({ name }) => has(`${name}:view`))
  const part = open.find(({ name }) => name === shown)
  /** Each list begins without the filters that the one before it left in the address. */
  async function turn(next: string | null) {
    await router.navigate({ to: '.', search: {}, replace: true })
    setShown(next ?? 'terms')
  }
  if (open.length === 0) return <Terms />
  return (
    <Stack fill>
      <Segmented
        label={t('校历内容')}
        options={[
          { value: 'terms', label: t('校历') },
          ...open.map(({ name, label }) => ({ value: name, label: t(label) })),
        ]}
        value={shown}
        onChange={(next) => void turn(next)}
      />
      {part ? <ListScreen key={part.name} resource={part} title={part.label} /> : <Terms />}
    </Stack>
  )
}
