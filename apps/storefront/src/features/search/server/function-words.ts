/**
 * Words of English that say how a sentence is built and nothing of what is looked for: the articles, pronouns, prepositions, conjunctions
 * and auxiliaries of the language, and what people say to somebody who serves them. The list is closed, whatever the shop sells.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    // Articles, demonstratives, quantifiers.
    'a an the this that these those some any each every either neither both all few more most much many lot lots several such no none other another same own enough bit',
    // Pronouns.
    'i me my mine myself you your yours he him his she her hers it its we us our ours they them their theirs who whom whose which what someone somebody something anyone anybody anything everyone everything one ones',
    // Prepositions and conjunctions.
    'about above across after against along among around as at because before behind below beneath beside besides between beyond but by despite down during except for from if in inside into like near of off on onto or and nor out outside over past per since so than then there here through though although throughout to toward towards under underneath until till unless up upon via when whenever where wherever while whether with within without yet however',
    // Auxiliaries and their negations.
    'am is are was were be been being isnt arent wasnt werent do does did done doing dont doesnt didnt have has had having havent hasnt hadnt can could cannot cant couldnt will would wont wouldnt shall should shouldnt may might must mustnt ought im ive id ill youre youve hes shes theyre weve its thats whats theres lets',
    // Adverbs of degree and manner of speaking.
    'not never always often sometimes usually really very too also just only even still quite rather pretty actually maybe perhaps again already soon now how why well etc',
    // What is said to somebody who serves.
    'want wants wanted need needs needed look looking looks search searching find finding found get getting got buy buying bought sell sells selling show recommend recommended recommendation recommendations suggest suggestion suggestions suggested advice help please thanks thank hello hi hey love loves prefer wish think know tell make makes give gives giving keep keeps put puts place placed live lives living grow grows growing go goes going come comes use uses using work works suit suits suitable good great nice best better perfect ideal right thing things stuff kind kinds sort sorts type types way ways idea ideas option options',
  ].flatMap((line) => line.split(' ')),
);
