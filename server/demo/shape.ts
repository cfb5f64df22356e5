/** How much of the college is made. Departments are those of departments.ts, by name. */
export interface Shape {
  readonly campuses: number
  readonly departments: Readonly<Record<string, { readonly majors: number; readonly staff: number }>>
  /** Of 2024, 2025 and 2026, the latest so many. */
  readonly grades: number
  /** Majors of this many, the first of each department, have two classes a year. */
  readonly doubled: number
  readonly classSize: number
  /** Cantons of the whole country, or only the handful that the rows need. */
  readonly cantons: 'national' | 'few'
}

const teaching = { majors: 10, staff: 110 }

/** 60 majors, 300 classes, 12,000 students, 800 teachers. */
const full: Shape = {
  campuses: 3,
  departments: {
    党政办公室: { majors: 0, staff: 20 },
    教务处: { majors: 0, staff: 25 },
    学生工作处: { majors: 0, staff: 25 },
    心理健康教育中心: { majors: 0, staff: 10 },
    后勤保障处: { majors: 0, staff: 30 },
    公寓管理中心: { majors: 0, staff: 30 },
    信息工程学院: teaching,
    智能制造学院: teaching,
    建筑工程学院: teaching,
    商学院: teaching,
    医药健康学院: teaching,
    艺术与文旅学院: teaching,
  },
  grades: 3,
  doubled: 40,
  classSize: 40,
  cantons: 'national',
}

/** For work (`DEMO=small`), stories and browser tests: 6 majors, 12 classes, 240 students, 30 teachers. */
const small: Shape = {
  campuses: 1,
  departments: {
    学生工作处: { majors: 0, staff: 4 },
    公寓管理中心: { majors: 0, staff: 4 },
    信息工程学院: { majors: 6, staff: 22 },
  },
  grades: 2,
  doubled: 0,
  classSize: 20,
  cantons: 'few',
}

export const shapes = { full, small } as const
export type Size = keyof typeof shapes
