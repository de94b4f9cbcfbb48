/** Styles give class names alone: no CSS is made or added to the document. */
import '@vanilla-extract/css/disableRuntimeStyles';
