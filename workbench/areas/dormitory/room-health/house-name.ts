import type { HealthHouse } from '#domain/dormitory/check/health-round/calls.ts'

/** Houses of two campuses may be called the same. */
export const houseName = ({ campus, name }: HealthHouse): string => `${campus} ${name}`
