import { tapOfLine } from '#devices/card-number/line-tap.ts'
import type { GoodsWho } from '#domain/claim/goods/desk-calls.ts'
import { verifyCodeIn } from '#domain/claim/verify-code.ts'
import { isResidentId, normalIdNo } from '#domain/kits/resident-id.ts'
import { usualCard } from '#workbench/devices/heard.ts'

/** Whom a line means that a scanner, a keyboard reader or a hand has entered; undefined for what is too short to mean anybody. */
export function whoOfText(text: string): GoodsWho | undefined {
  const line = text.trim()
  if (isResidentId(normalIdNo(line))) return { idNo: normalIdNo(line) }
  if (verifyCodeIn(line)) return { qr: line }
  const tap = tapOfLine(line, usualCard, 0)
  if (tap) return { cardUid: tap.canonical }
  return line.length >= 2 && line.length <= 60 ? { name: line } : undefined
}
