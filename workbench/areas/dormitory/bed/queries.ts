import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { boardCalls } from '#domain/dormitory/board/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const boardKey = ['dormitory.bed', 'board'] as const

export const housesQuery = queryOptions({
  queryKey: [...boardKey, 'houses'],
  queryFn: () => ask(boardCalls.houses, undefined, { quiet: true }),
})

export const floorQuery = (buildingId: string, floor: number, on: string | undefined) =>
  queryOptions({
    queryKey: [...boardKey, 'floor', buildingId, floor, on ?? ''],
    queryFn: () => ask(boardCalls.floor, { buildingId, floor, ...(on && { on }) }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

export const waitingQuery = (buildingId: string, keyword: string) =>
  queryOptions({
    queryKey: [...boardKey, 'waiting', buildingId, keyword],
    queryFn: () => ask(boardCalls.waiting, { buildingId, ...(keyword && { keyword }) }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

export const classesQuery = (buildingId: string) =>
  queryOptions({
    queryKey: [...boardKey, 'classes', buildingId],
    queryFn: () => ask(boardCalls.classes, { buildingId }, { quiet: true }),
  })

/** All of a class who wait for a bed of the house. */
export const classmatesQuery = (buildingId: string, classId: string) =>
  queryOptions({
    queryKey: [...boardKey, 'waiting', buildingId, 'class', classId],
    queryFn: () => ask(boardCalls.waiting, { buildingId, classId }, { quiet: true }),
  })
