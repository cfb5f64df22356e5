/** What a field held before a burst, and how to put things back. Nothing of it is ever kept or logged. */
export interface FieldState {
  /** Takes out again what was typed since. */
  restore(): void
  /** Types what was held back, where the caret stands. */
  insert(text: string): void
}

const nowhere: FieldState = { restore() {}, insert() {} }

/** The field that has the focus; where none has it, there is nothing to put back. */
export function fieldState(target: EventTarget | null): FieldState {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return textField(target)
  return target instanceof HTMLElement && target.isContentEditable ? richField(target) : nowhere
}

function textField(field: HTMLInputElement | HTMLTextAreaElement): FieldState {
  const { value, selectionStart, selectionEnd } = field
  return {
    insert,
    restore() {
      if (field.value === value) return
      write(field, value)
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }))
    },
  }
}

/** By the setter of the element's own class: one set on the element itself, as React does, would take it for its own. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const own = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value)
}

function richField(field: HTMLElement): FieldState {
  const before = field.textContent?.length ?? 0
  return {
    insert,
    restore() {
      const typed = (field.textContent?.length ?? 0) - before
      const selection = field.ownerDocument.getSelection()
      for (let left = typed; left > 0; left--) selection?.modify('extend', 'backward', 'character')
      if (typed > 0) field.ownerDocument.execCommand('delete')
    },
  }
}

/** The one way that keeps the field's own undo and is heard by every library. */
const insert = (text: string) => {
  document.execCommand('insertText', false, text)
}
