import { longText, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 问卷: what the college asks of anybody who opens the survey form (specification, section 2, /fktjwj). */
export const survey = defineTable({
  name: 'system.survey',
  fields: {
    title: text('问卷标题', { required: true }),
    introduction: longText('填写说明'),
    /** A list as domain/survey/question.ts has it, in JSON. */
    questions: longText('题目', { required: true }),
    opensAt: moment('开始时间', { required: true }),
    closesAt: moment('截止时间', { required: true }),
    /** Otherwise anyone who answers gives name and number. */
    anonymous: yesNo('匿名', { required: true }),
  },
  indexes: [['opensAt']],
})

/** 问卷答卷: one of each device. */
export const surveyAnswer = defineTable({
  name: 'system.survey-answer',
  fields: {
    surveyId: reference('问卷', 'system.survey', { required: true }),
    /** Over survey and device together: answers to two surveys cannot be put side by side. */
    deviceHash: text('设备摘要', { required: true, max: 64 }),
    name: text('姓名', { max: 60 }),
    number: text('学号或工号', { max: 32 }),
    /** By the names of the questions, in JSON. */
    answers: longText('答案', { required: true }),
  },
  unique: [['surveyId', 'deviceHash']],
})
