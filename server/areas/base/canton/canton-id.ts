/** The id of a canton that comes with the app: of version 7 in shape, and the same in every store. `code` has 6 digits. */
export const cantonIdOf = (code: string) => `01890000-0000-7000-8000-000000${code}`
