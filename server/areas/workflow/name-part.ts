/** A name as it stands in public: 张三 as 张*, 张小三 as 张*三. */
export function namePart(name: string): string {
  const letters = [...name]
  const covered = Math.max(letters.length - 2, 1)
  return letters.slice(0, 1).join('') + '*'.repeat(covered) + letters.slice(covered + 1).join('')
}
