export const nothing = undefined
