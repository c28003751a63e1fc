import type { Noun } from '../noun.ts'
import { mountRecordCards } from './api.ts'

export const adverseImpact = { mount: mountRecordCards } satisfies Noun
