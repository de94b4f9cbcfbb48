/** Names the part of the page whose buttons wait for their code. */
export const EARLY_PRESSES = { 'data-early-presses': '' };

/**
 * The script of a product's page that records presses on the buy box's buttons until their code has come, which on a slow line
 * is seconds after they are seen (PROD-08, SET-02, BUY-01). Plain JavaScript of the oldest kind, since it goes into the page as it is.
 */
export const EARLY_PRESSES_SCRIPT =
  "(function(){self.earlyPresses=[];addEventListener('click',function(e){var p=self.earlyPresses,b=p&&e.target.closest&&e.target.closest('[data-early-presses] button');if(b)p.push(b)},true)})()";
