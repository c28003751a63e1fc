/**
 * The colours by role, light and dark. Code that shows colours, and the style sheet, use
 * content/colours.ts, where a firm's own action and accent colours replace these. Print always uses
 * the light ones.
 *
 * Ink and muted reach 7:1 on paper and surface (AAA), other text 4.5:1, control lines 3:1;
 * domain/colours.ts checks every pair.
 */
import type { Palette } from '../domain/colours.ts'

export const light: Palette = {
  paper: '#f8f6f0',
  surface: '#fffefa',
  wash: '#f1ede4',
  ink: '#13202b',
  muted: '#45525e',
  rule: '#d9d4c7',
  line: '#7b776c',
  action: '#0b5d57',
  actionStrong: '#08453f',
  onAction: '#ffffff',
  actionWash: '#e5f0ec',
  brass: '#8a6116',
  focus: '#13202b',
  green: '#1b7a47',
  greenWash: '#e6f2e8',
  amber: '#9a5b00',
  amberWash: '#fbf0dc',
  red: '#b42318',
  redWash: '#fbebe6',
  grey: '#5c6670',
  greyWash: '#f0efea',
  dangerStrong: '#8e1b12',
}

export const dark: Palette = {
  paper: '#13202b',
  surface: '#1a2935',
  wash: '#203140',
  ink: '#f3f0e7',
  muted: '#b4c0ca',
  rule: '#344552',
  line: '#7f90a0',
  action: '#74c7bb',
  actionStrong: '#9adbd1',
  onAction: '#0c1a22',
  actionWash: '#1b3a40',
  brass: '#d8ad62',
  focus: '#f3f0e7',
  green: '#6cc594',
  greenWash: '#193a30',
  amber: '#e6ab56',
  amberWash: '#3a3020',
  red: '#f58f83',
  redWash: '#42282a',
  grey: '#aab5be',
  greyWash: '#2a3a47',
  dangerStrong: '#fab3aa',
}
