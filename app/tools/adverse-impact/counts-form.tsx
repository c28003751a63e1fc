/**
 * Counts of people by group, typed or pasted from a sheet. An ordinary form; with script it is
 * answered in the browser and nothing is sent.
 *
 * Props: `answer` to the last submit; `onSend` gets the fields.
 */

import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { faultWords, resultWords, formWords as words } from '../../../content/en/adverse-impact.ts'
import {
  type Draft,
  type DraftError,
  type DraftGroup,
  fieldNames,
  limits,
} from '../../../domain/adverse-impact/draft.ts'
import { fill, listing } from '../../../domain/wording.ts'
import { useFirstText } from '../../islands/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { type Answer, type Intent, sayReadings, stageName } from './answer-form.ts'

type Fields = readonly (readonly [string, unknown])[]

interface CountsFormProps {
  answer: Answer
  onSend: (fields: Fields) => void
}

export function CountsForm({ answer, onSend }: CountsFormProps) {
  const { draft, errors } = answer
  return (
    <PageSection lead={words.lead} number="1" title={words.title}>
      <div className="grid gap-6">
        {errors.length > 0 && <Faults errors={errors} />}
        <StudyForm className="grid grid-cols-1 gap-8" onSend={onSend}>
          {/* Enter presses the first submit button of a form. */}
          <button
            aria-hidden="true"
            className="sr-only"
            name="do"
            tabIndex={-1}
            type="submit"
            value="work-out"
          >
            {words.submit}
          </button>
          <FieldsOf draft={draft} errors={errors} key={JSON.stringify(draft)} />
          <div className="flex flex-wrap gap-4 print:hidden">
            <Send intent="work-out" size="lg" text={words.submit} />
            <Send intent="example" size="lg" text={words.example} variant="outline" />
          </div>
        </StudyForm>
      </div>
    </PageSection>
  )
}

interface StudyFormProps extends Pick<CountsFormProps, 'onSend'> {
  className: string
  children: ReactNode
}

/** A form answered in the browser, from the fields it would post, with the pressed button. */
export function StudyForm({ onSend, ...form }: StudyFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onSend([...new FormData(event.currentTarget, submitter)])
  }
  return (
    <form autoComplete="off" data-late-part="" method="post" noValidate onSubmit={send} {...form} />
  )
}

type SheetFieldProps = ComponentProps<typeof TextAreaField> & {
  name: 'sheet' | 'vacancies' | 'scores'
  text: string
}

/** A field for rows pasted from a sheet. */
export function SheetField({ name, text, ...field }: SheetFieldProps) {
  return (
    <TextAreaField
      className="figures"
      defaultValue={useFirstText(name, text)}
      id={name}
      name={name}
      rows={6}
      spellCheck={false}
      {...field}
    />
  )
}

export function Send({
  intent,
  text,
  ...look
}: { intent: Intent; text: string } & Pick<Parameters<typeof Button>[0], 'size' | 'variant'>) {
  return (
    <Button name="do" type="submit" value={intent} {...look}>
      {text}
    </Button>
  )
}

function wordsOf({ fault, group, typed }: DraftError): string {
  return fill(faultWords[fault], { group, ...sayReadings(typed) }).replace(
    /^: (\w)/,
    (_, first: string) => first.toUpperCase(),
  )
}

function Faults({ errors }: { errors: readonly DraftError[] }) {
  return (
    <Notice arrival title={words.errors} tone="failure">
      <ul>
        {errors.map((error) => (
          <li key={error.field + error.fault}>
            <a href={error.field === 'groups' ? '#group-0' : `#${error.field}`}>{wordsOf(error)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function FieldsOf({ draft, errors }: { draft: Draft; errors: readonly DraftError[] }) {
  const { stages, groups, shares = [], leavesSmallOut = false } = draft
  const errorOf = (field: string) => {
    const found = errors.find((it) => it.field === field)
    return found ? wordsOf(found) : null
  }
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">{words.stages}</legend>
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {stages.map((name, stage) => {
            const field = fieldNames.stage(stage)
            const number = { number: stage + 1 }
            return (
              <TextField
                defaultValue={name}
                error={errorOf(field)}
                id={field}
                key={field}
                label={fill(words.stage, number)}
                maxLength={limits.name}
                name={field}
                placeholder={fill(words.stagePlaceholder, number)}
              />
            )
          })}
          {stages.length < limits.stages && (
            <div className="max-sm:-ml-4">
              <Send intent="add-stage" text={words.addStage} variant="quiet" />
            </div>
          )}
        </div>
      </fieldset>
      <div className="grid gap-2">
        <p className="font-semibold">{words.groups}</p>
        {groups.map((group, index) => (
          <GroupFields
            errorOf={errorOf}
            group={group}
            index={index}
            key={fieldNames.group(index)}
            stages={stages}
          />
        ))}
        {groups.length < limits.groups && (
          <div className="-ml-4">
            <Send intent="add-group" text={words.addGroup} variant="quiet" />
          </div>
        )}
        <Checkbox
          defaultChecked={leavesSmallOut}
          label={words.leaveSmallOut}
          name={fieldNames.leaveSmallOut}
        />
      </div>
      {shares.length > 0 && <p>{fill(resultWords.shares, { columns: listing(shares) })}</p>}
      <Disclosure open={errorOf('sheet') !== null} summary={words.sheet.summary}>
        <div className="grid gap-4">
          <SheetField
            error={errorOf('sheet')}
            hint={words.sheet.hint}
            label={words.sheet.label}
            maxLength={limits.sheet}
            name="sheet"
            text={draft.sheet}
          />
          <div>
            <Send intent="read-sheet" text={words.sheet.read} variant="outline" />
          </div>
        </div>
      </Disclosure>
    </>
  )
}

interface GroupFieldsProps {
  group: DraftGroup
  index: number
  stages: readonly string[]
  errorOf: (field: string) => string | null
}

function GroupFields({
  group: { name, counts, isUnsaid = false },
  index,
  stages,
  errorOf,
}: GroupFieldsProps) {
  const field = fieldNames.group(index)
  return (
    <fieldset className="border-t border-rule pt-3 pb-4">
      <legend className="sr-only">{fill(words.group, { number: index + 1 })}</legend>
      <div className="grid grid-cols-2 items-end gap-4 has-aria-invalid:items-start sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        <TextField
          className="col-span-2"
          defaultValue={name}
          error={errorOf(field)}
          id={field}
          label={words.groupName}
          maxLength={limits.name}
          name={field}
        />
        {counts.map((text, step) => {
          const countField = fieldNames.count(index, step)
          return (
            <TextField
              defaultValue={text}
              error={errorOf(countField)}
              id={countField}
              inputMode="numeric"
              key={countField}
              label={labelOf(step, stages)}
              name={countField}
            />
          )
        })}
      </div>
      <Checkbox
        className="text-sm"
        defaultChecked={isUnsaid}
        label={words.unsaid}
        name={fieldNames.unsaid(index)}
      />
    </fieldset>
  )
}

function labelOf(step: number, stages: readonly string[]): string {
  if (step === 0) return words.reached
  const stage = stages[step - 1]?.trim() || stageName(step - 1)
  return words.saysPassed.test(stage) ? stage : fill(words.passed, { stage })
}
