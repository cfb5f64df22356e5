export const padded = (count: number, digits = 2) => String(count).padStart(digits, '0')
