/** `A`, `B` … `Z`, `AA`: the column at `index` as a sheet names it. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
