import { expect } from 'vitest'
import type { PostImport } from '../../domain/transfer.ts'
import { type Library, sendFile } from './media.ts'
import { samplePng } from './media-files.ts'

const audit = `---
title: "Bias audits"
slug: bias-audits
description: What an audit is.
date: 2024-05-06
categories: [Audits]
regions: [{ name: Germany, code: DE }]
featured_image: ../pictures/chart.png
author: Ann
---
# Bias audits

Some **bold** words, [another article](./other.md#part) and <u>markup</u>.

![A chart](../pictures/chart.png) ![Gone](gone.png)

![Far](https://elsewhere.example/far.png)

<script>alert(1)</script><img src="x" onerror="alert(1)">

- one
- two
`

/** Two posts, and a picture that one of them shows. */
export const importFiles = async () => ({
  'posts/audit.md': audit,
  'posts/other.md': 'First words of another.\n',
  'pictures/chart.png': await samplePng(),
  '__MACOSX/posts/._audit.md': 'x',
})

export const sendImport = ({ site }: Library, name: string, bytes: Buffer | string, query = '') =>
  sendFile(site, `/import${query}`, { name, bytes })

/** Imports a file that must be accepted. */
export async function importFile(
  library: Library,
  name: string,
  bytes: Buffer | string,
  query = '',
): Promise<PostImport> {
  const answer = await sendImport(library, name, bytes, query)
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().data
}
