/** The viewer with its dependencies in one file; importing it defines the element. The package has types only for its parts. */
declare module '@google/model-viewer/dist/model-viewer.min.js';
