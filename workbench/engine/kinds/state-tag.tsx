import { Tag, type TagProps } from '#design-system/tag/tag.tsx'
import { type Dictionary, toneOf } from '#domain/kernel/dictionary.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface StateTagProps<Code extends string> extends Pick<TagProps, 'look' | 'size'> {
  readonly of: Dictionary<Code>
  readonly code: Code
}

/** A code of a closed dictionary in its own tone, where a screen shows one by itself. */
export function StateTag<Code extends string>({ of, code, look, size }: StateTagProps<Code>) {
  const { t } = useTranslation()
  return (
    <Tag tone={toneOf(of, code)} look={look} size={size}>
      {codeName(t, of, code)}
    </Tag>
  )
}
