/** The viewer with all it needs in one file; importing it defines the element. The package has types for its parts only. */
declare module '@google/model-viewer/dist/model-viewer.min.js';
