import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The viewer attributes that the shop uses. */
interface ModelViewerAttributes extends HTMLAttributes<HTMLElement> {
  src: string;
  'ios-src': string;
  alt: string;
  ar: boolean;
  'ar-modes': string;
  'ar-scale': 'fixed' | 'auto';
  'camera-controls': boolean;
  'touch-action': string;
  'shadow-intensity': string;
  'environment-image': string;
  'interaction-prompt': 'none' | 'auto';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': DetailedHTMLProps<ModelViewerAttributes, HTMLElement>;
    }
  }
}
