import { useForm } from 'react-hook-form'
import { fn } from 'storybook/test'
import { DateInput } from '#design-system/date-input/date-input.tsx'
import type { DraftStore } from '#design-system/form/draft.ts'
import { Form, type FormProps } from '#design-system/form/form.tsx'
import { FormActions } from '#design-system/form/form-actions.tsx'
import { FormDraft } from '#design-system/form/form-draft.tsx'
import { FormField } from '#design-system/form/form-field.tsx'
import { FormSection, type FormSectionProps } from '#design-system/form/form-section.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { TagsInput } from '#design-system/tags-input/tags-input.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { kindOptions } from './samples.ts'

export interface BuildingValues {
  readonly code: string
  readonly name: string
  readonly kind: string | null
  readonly floors: number | null
  readonly builtOn: string | null
  readonly inUse: boolean
  readonly note: string
  readonly structure: string | null
  readonly tags: readonly string[]
  readonly keeper: string
  readonly phone: string
}

const empty: BuildingValues = {
  code: '',
  name: '',
  kind: null,
  floors: null,
  builtOn: null,
  inUse: true,
  note: '',
  structure: null,
  tags: [],
  keeper: '',
  phone: '',
}

export const filled: BuildingValues = {
  code: 'A02',
  name: '博学楼',
  kind: '教学楼',
  floors: 6,
  builtOn: '2008-09-01',
  inUse: true,
  note: '三层东侧正在加固，九月底前走西门。',
  structure: 'frame',
  tags: ['多媒体', '无障碍'],
  keeper: '王建国',
  phone: '13800000000',
}

const now = () => new Date(2026, 8, 1, 8, 30)

/** A store that holds what it was given to begin with. */
export const draftIn = (values: BuildingValues | null) => ({
  read: async () => values && { values, savedAt: now().toISOString() },
  write: fn(async () => {}),
  clear: fn(async () => {}),
})

const structures = [
  { value: 'frame', label: '框架' },
  { value: 'brick', label: '砖混' },
  { value: 'steel', label: '钢结构' },
]

export interface BuildingFormProps
  extends Pick<FormProps<BuildingValues, BuildingValues>, 'layout' | 'readOnly' | 'navigation'> {
  readonly values?: BuildingValues
  readonly columns?: FormSectionProps['columns']
  /** With sections for the structure and for the people. */
  readonly long?: boolean
  /** The server finds the number taken. */
  readonly taken?: boolean
  /** The server takes nothing any more. */
  readonly frozen?: boolean
  /** The server does not answer. */
  readonly slow?: boolean
  readonly store?: DraftStore<BuildingValues>
  readonly onSave: (values: BuildingValues) => void
}

export const BuildingForm = (props: BuildingFormProps) => {
  const { values = empty, columns, long, taken, frozen, slow, store, onSave, ...rest } = props
  const form = useForm<BuildingValues>({
    defaultValues: values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (typed) => {
      const errors = faultsIn(typed, long)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
    },
  })
  const { control } = form
  const save = async (typed: BuildingValues) => {
    if (slow) await new Promise(() => {})
    if (taken) return form.setError('code', { type: 'server', message: '这个编号已被「博学楼」使用' })
    if (frozen) return form.setError('root', { type: 'server', message: '学年已归档，不能修改' })
    onSave(typed)
  }
  return (
    <Form {...rest} form={form} label="楼栋" onSubmit={save}>
      {store && <FormDraft store={store} now={now} />}
      <FormSection title={long ? '基本信息' : undefined} columns={columns}>
        <FormField control={control} name="code" label="编号" required help="一个字母和两位数字">
          {({ onChange, ...field }) => (
            <TextInput {...field} onChange={(event) => onChange(event.currentTarget.value)} />
          )}
        </FormField>
        <FormField control={control} name="name" label="名称" required>
          {({ onChange, ...field }) => (
            <TextInput {...field} onChange={(event) => onChange(event.currentTarget.value)} />
          )}
        </FormField>
        <FormField control={control} name="kind" label="类型">
          {(field) => <Select {...field} options={kindOptions} clearable />}
        </FormField>
        <FormField control={control} name="floors" label="层数" help="地面以上">
          {(field) => <NumberInput {...field} min={1} max={60} decimals={0} unit="层" />}
        </FormField>
        <FormField control={control} name="builtOn" label="建成日期">
          {({ name, ...field }) => <DateInput {...field} />}
        </FormField>
        <FormField control={control} name="inUse" label="在用">
          {({ value, ...field }) => (
            <Switch {...field} checked={value}>
              {value ? '是' : '否'}
            </Switch>
          )}
        </FormField>
        <FormField control={control} name="note" label="备注" whole>
          {({ onChange, ...field }) => (
            <TextArea
              {...field}
              limit={200}
              growTo={6}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          )}
        </FormField>
      </FormSection>
      {long && (
        <FormSection
          title="结构与用途"
          text="消防与抗震的档案在「档案」里，这里只填概况。"
          columns={columns}
          fold="open"
        >
          <FormField control={control} name="structure" label="结构">
            {(field) => <RadioGroup {...field} options={structures} />}
          </FormField>
          <FormField control={control} name="tags" label="标签">
            {({ name, ...field }) => <TagsInput {...field} max={5} placeholder="输入后回车" />}
          </FormField>
        </FormSection>
      )}
      {long && (
        <FormSection title="联系人" columns={columns} fold="folded">
          <FormField control={control} name="keeper" label="楼管">
            {({ onChange, ...field }) => (
              <TextInput {...field} onChange={(event) => onChange(event.currentTarget.value)} />
            )}
          </FormField>
          <FormField control={control} name="phone" label="联系电话" required>
            {({ onChange, ...field }) => (
              <TextInput
                {...field}
                inputMode="tel"
                autoComplete="tel"
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            )}
          </FormField>
        </FormSection>
      )}
      {!rest.readOnly && <FormActions onCancel={() => form.reset()} sticky={long} />}
    </Form>
  )
}

const faultsIn = ({ code, name, phone }: BuildingValues, long?: boolean) => ({
  ...(code === '' && { code: { type: 'required', message: '编号不能为空' } }),
  ...(code !== '' &&
    !/^[A-Z]\d\d$/.test(code) && { code: { type: 'pattern', message: '编号须是一个大写字母和两位数字' } }),
  ...(name.trim() === '' && { name: { type: 'required', message: '名称不能为空' } }),
  ...(long && !/^1[3-9]\d{9}$/.test(phone) && { phone: { type: 'pattern', message: '请填 11 位手机号' } }),
})
