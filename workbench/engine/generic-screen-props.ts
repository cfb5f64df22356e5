import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Screen } from '#domain/kernel/screen.ts'

export interface GenericScreenProps {
  readonly resource: AnyResource
  readonly title: string
  /** Only rows of these values, which new rows get. */
  readonly where?: Screen['where']
  /** The path that its views are kept under; left out, the resource's own. */
  readonly screen?: string
  /** What a screen of figures shows. */
  readonly stats?: Screen['stats']
  /** What a screen of one's own rows shows. */
  readonly mine?: Screen['mine']
}
