/**
 * The editor, fetched when it is first shown. In its place until then: its shape; and where it
 * cannot be fetched, a way to try again, so that what else is in the form is not lost.
 */
import { type ComponentType, useEffect, useState } from 'react'
import { editorWords as words } from '../../../content/en/admin/editor.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import type { RichTextEditorProps } from './editor-props.ts'

type State = 'loading' | 'failed' | { Editor: ComponentType<RichTextEditorProps> }

export function LazyRichTextEditor(props: RichTextEditorProps) {
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    let isShown = true
    const settle = (next: State) => isShown && setState(next)
    import('./rich-text-editor.tsx').then(
      ({ RichTextEditor }) => settle({ Editor: RichTextEditor }),
      () => settle('failed'),
    )
    return () => {
      isShown = false
    }
  }, [state])

  if (state === 'failed') return <LoadFailure onRetry={() => setState('loading')} />
  if (state === 'loading') return <EditorSkeleton label={props.label} />
  return <state.Editor {...props} />
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title={words.failed} tone="failure">
      <Button onClick={onRetry} size="sm" variant="outline">
        {words.retry}
      </Button>
    </Notice>
  )
}

function EditorSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-1.5">
      <span className="font-semibold">{label}</span>
      <SkeletonRegion
        className="grid min-h-[25rem] content-start gap-4 border border-line bg-surface p-4"
        label={words.loading}
      >
        <Skeleton className="h-9 w-full" />
        <Skeleton className="mt-4 h-5 w-3/4" />
        <Skeleton className="h-5 w-5/6" />
        <Skeleton className="h-5 w-2/3" />
      </SkeletonRegion>
    </div>
  )
}
