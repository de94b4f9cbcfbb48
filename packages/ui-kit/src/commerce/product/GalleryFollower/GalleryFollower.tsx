'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { followGallery } from '../../../behaviour/follow-gallery.ts';

/** Brings the gallery drawn inside it to life: thumbs, counter, arrow keys. */
export function GalleryFollower({ className, children }: { className: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? followGallery(root.current) : undefined), []);
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}
