/**
 * Loads the editor when it is first shown, with a skeleton in its place until then. If loading
 * fails it offers a retry, so that the rest of the form is not lost.
 */
import { useQuery } from '@tanstack/react-query'
import { editorWords as words } from '../../../content/en/admin/editor.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import type { RichTextEditorProps } from './editor-props.ts'

export function LazyRichTextEditor(props: RichTextEditorProps) {
  const editor = useQuery({
    queryKey: ['rich-text-editor'],
    queryFn: () => import('./rich-text-editor.tsx'),
  })
  if (editor.data) return <editor.data.RichTextEditor {...props} />
  if (!editor.isError) return <EditorSkeleton label={props.label} />
  return (
    <Notice title={words.failed} tone="failure">
      <Button onClick={() => editor.refetch()} size="sm" variant="outline">
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
