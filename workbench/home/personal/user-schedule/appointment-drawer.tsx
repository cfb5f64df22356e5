import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { DateTimePicker } from '#design-system/date-time-picker/date-time-picker.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Form } from '#design-system/form/form.tsx'
import { FormField } from '#design-system/form/form-field.tsx'
import { FormSection } from '#design-system/form/form-section.tsx'
import { LeaveBoundary, useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { createLeaveScope } from '#design-system/leave-guard/scope.ts'
import { Select } from '#design-system/select/select.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import type { Appointment } from '#domain/system/schedule/calls.ts'
import { scheduleKinds } from '#domain/system/schedule-event.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { draftOf, faultsOf, writtenOf } from './draft.ts'
import { useAppointments } from './use-appointments.ts'

interface AppointmentDrawerProps {
  readonly open: boolean
  /** None for a new one. */
  readonly appointment: Appointment | undefined
  /** On which a new one begins. */
  readonly day: string
  readonly onClose: () => void
}

/** An appointment as it is written down. Mounted anew, by `key`, for each opening. */
export function AppointmentDrawer({ open, appointment, day, onClose }: AppointmentDrawerProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [scope] = useState(createLeaveScope)
  const mayLeave = useMayLeave(scope)
  const { save, remove, saving } = useAppointments(appointment)
  const form = useForm({ defaultValues: draftOf(appointment, day), mode: 'onTouched' })
  const { control, formState } = form

  const close = async () => {
    if (!saving && (!formState.isDirty || (await mayLeave()))) onClose()
  }
  const submit = async (values: ReturnType<typeof draftOf>) => {
    const faults = faultsOf(values)
    for (const [name, message] of faults) form.setError(name, { type: 'draft', message })
    if (faults.length > 0 || !(await save(writtenOf(values)))) return false
    onClose()
    return true
  }
  const drop = async () => {
    const sure = await confirm({
      title: t('删除日程'),
      text: t('“{{title}}”将被删除，不能恢复。', { title: appointment?.title ?? '' }),
      confirmText: t('删除'),
      danger: true,
      work: remove,
    })
    if (sure) onClose()
  }

  return (
    <Drawer
      open={open}
      size="sm"
      title={appointment ? t('编辑日程') : t('新增日程')}
      onClose={() => void close()}
      footer={
        <>
          {appointment && (
            <Button variant="ghost" onClick={() => void drop()}>
              {t('删除')}
            </Button>
          )}
          <Button onClick={() => void close()}>{t('取消')}</Button>
          <Button type="submit" form="appointment" variant="solid" loading={saving}>
            {t('保存')}
          </Button>
        </>
      }
    >
      <LeaveBoundary scope={scope}>
        <Form id="appointment" form={form} label={t('日程')} summary={false} onSubmit={submit}>
          <FormSection columns="one">
            <FormField control={control} name="title" label={t('日程标题')} required>
              {({ onChange, ...field }) => (
                <TextInput
                  {...field}
                  maxLength={60}
                  onChange={(event) => onChange(event.currentTarget.value)}
                />
              )}
            </FormField>
            <FormField control={control} name="kind" label={t('日程类型')} required>
              {(field) => (
                <Select
                  {...field}
                  onChange={(kind) => field.onChange(kind ?? 'work')}
                  clearable={false}
                  options={entriesOf(scheduleKinds).map(([value, label]) => ({ value, label: t(label) }))}
                />
              )}
            </FormField>
            <FormField control={control} name="startsAt" label={t('开始时间')} required>
              {(field) => <DateTimePicker {...field} />}
            </FormField>
            <FormField control={control} name="endsAt" label={t('结束时间')} required>
              {(field) => <DateTimePicker {...field} />}
            </FormField>
            <FormField
              control={control}
              name="allDay"
              label={t('全天日程')}
              help={t('只看日期，不看几点几分')}
            >
              {({ value, onChange, name }) => <Switch name={name} checked={value} onChange={onChange} />}
            </FormField>
            <FormField control={control} name="place" label={t('日程地点')}>
              {({ onChange, ...field }) => (
                <TextInput
                  {...field}
                  maxLength={60}
                  onChange={(event) => onChange(event.currentTarget.value)}
                />
              )}
            </FormField>
            <FormField control={control} name="note" label={t('日程备注')}>
              {({ onChange, ...field }) => (
                <TextArea {...field} onChange={(event) => onChange(event.currentTarget.value)} />
              )}
            </FormField>
          </FormSection>
        </Form>
      </LeaveBoundary>
    </Drawer>
  )
}
