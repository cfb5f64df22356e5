export interface Option<Code extends string = string> {
  readonly value: Code
  readonly label: string
  readonly disabled?: boolean
}
