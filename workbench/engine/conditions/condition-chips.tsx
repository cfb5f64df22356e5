import { Button } from '#design-system/button/button.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { Condition } from '#domain/kernel/condition.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useWording } from './use-wording.ts'
import { sentenceOf } from './words.ts'

/** The condition in force, in words; each of its parts may be taken away. */
export function ConditionChips({ listing }: { readonly listing: Listing }) {
  const { t } = useTranslation()
  const { condition } = listing.state
  const wording = useWording(listing.resource, listing.choices, condition)
  if (!condition) return null
  const parts: readonly Condition[] = 'all' in condition ? condition.all : [condition]
  const without = (at: number) => {
    const rest = parts.filter((_, other) => other !== at)
    const [first] = rest
    listing.require(rest.length > 1 ? { all: rest } : first)
  }
  return (
    <>
      {parts.map((part, at) => (
        <Tag key={JSON.stringify(part)} tone="accent" size="lg" onClose={() => without(at)}>
          {sentenceOf(part, wording)}
        </Tag>
      ))}
      <Button variant="ghost" size="sm" onClick={() => listing.require(undefined)}>
        {t('清空高级筛选')}
      </Button>
    </>
  )
}
