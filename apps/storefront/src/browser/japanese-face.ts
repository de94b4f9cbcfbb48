import { FACE_SHEET } from '../contracts/face-sheet';

/**
 * The script that asks for the style sheet where it is needed: two kanji that look the same are two boxes. It waits for the
 * first frame, so that nobody who has a face pays for the question with a later page. Plain JavaScript of the oldest kind,
 * since it goes into the page as it is.
 */
export const FACE_SCRIPT = `requestAnimationFrame(function(){setTimeout(function(){function d(c){var k=document.createElement('canvas'),x=k.getContext('2d');k.width=k.height=24;x.font='20px '+getComputedStyle(document.body).fontFamily;x.fillText(c,0,20);return k.toDataURL()}if(d('永')===d('語')){var l=document.createElement('link');l.rel='stylesheet';l.href='${FACE_SHEET}';document.head.appendChild(l)}})})`;
