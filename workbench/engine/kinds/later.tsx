import { type ComponentType, useEffect, useState } from 'react'
import { TextInput } from '#design-system/text-input/text-input.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** An editor that is fetched by itself; until it is here, or when there is no line, its text stands in its place. */
export function later<Props extends { readonly value: unknown; readonly label?: string | null }>(
  load: Load<Props>,
) {
  let fetched: ComponentType<Props> | undefined
  const fetch = async () => {
    fetched ??= (await load()).default
    return fetched
  }
  function Later(props: Props) {
    const [Kind, setKind] = useState(() => fetched)
    useEffect(() => {
      if (!Kind)
        fetch().then(
          (found) => setKind(() => found),
          () => undefined,
        )
    }, [Kind])
    return Kind ? <Kind {...props} /> : <TextInput readOnly value={textOf(props.label ?? props.value)} />
  }
  return Object.assign(Later, { fetch })
}

export const textOf = (value: unknown) => (value == null ? '' : String(value))
