import { describe, expect, test } from 'vitest'
import { findFramedVideo, findYoutubeVideo, youtubePlayerAddress } from './youtube.ts'

const id = 'dQw4w9WgXcQ'

describe('findYoutubeVideo', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${id}`, null],
    [`http://m.youtube.com/watch?list=x&v=${id}&t=90`, 90],
    [` https://youtu.be/${id}?t=1m30s `, 90],
    [`https://youtu.be/${id}?t=1h`, 3600],
    [`//youtube.com/watch?v=${id}&t=soon`, null],
  ])('takes %s', (link, start) => {
    expect(findYoutubeVideo(link)).toEqual({ id, start })
  })

  test.each([
    '',
    id,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com.example/watch?v=${id}`,
    `https://example.com/watch?v=${id}`,
    `https://youtube.com@example.com/watch?v=${id}`,
    `javascript://www.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}"onload="x`,
  ])('refuses %s', (link) => {
    expect(findYoutubeVideo(link)).toBeNull()
  })
})

describe('findFramedVideo', () => {
  test.each([
    `https://www.youtube.com/embed/${id}?start=12&autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${id}?start=12`,
    `https://youtu.be/${id}?t=12s`,
  ])('takes %s, and gives the privacy-enhanced player', (address) => {
    const video = findFramedVideo(address)
    expect(video && youtubePlayerAddress(video)).toBe(
      `https://www.youtube-nocookie.com/embed/${id}?start=12`,
    )
  })

  test.each(['https://www.youtube.com/embed/', `https://evil.example/embed/${id}`, 'about:blank'])(
    'refuses %s',
    (address) => {
      expect(findFramedVideo(address)).toBeNull()
    },
  )
})
