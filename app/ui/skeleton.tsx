/**
 * The shape of content that is loading. Skeleton: one bar, sized by `className` (`h-6 w-40`).
 * SkeletonRegion: around several; says `label` ("Loading articles") once to assistive technology.
 */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block bg-rule motion-safe:animate-pulse', className ?? 'h-5 w-full')}
    />
  )
}

interface SkeletonRegionProps {
  label: string
  children: ReactNode
  className?: string
}

export function SkeletonRegion({ label, children, className }: SkeletonRegionProps) {
  return (
    <div className={className} role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
