const words =
  'как где когда зачем почему какой какая какое какие каким чем кто куда сколько если чтобы чтоб то так тоже уже ещё еще только просто очень ' +
  'можно нужно надо хочу хочется хотим могу может можем должен должна должно должны пытаюсь пробую получается ' +
  'мне меня мной мой моя моё мое мои моего нам нас наш ты вы вам вас я мы он она оно они его её ее их это этот эта эти этого этой тот та те того ' +
  'подскажите подскажи помогите помоги пожалуйста плиз привет здравствуйте спасибо люди ребята народ знает посоветуйте вопрос ' +
  'сделать сделал делать делаю использовать узнать работать работает обратиться бывает есть нет был была было были будет какой-то что-то ' +
  'этом этим этих эту этому нибудь либо возможность возможности образом способом делается делаются имеется скажите скажи понять разобраться ' +
  'два две двух двум двумя оба обе обоих один одна одно одну одной несколько ' +
  'такая такой такие такое каким какими каком случае состоит ' +
  'туда сюда там тут здесь потом сначала прямо сразу вообще вдруг лучше способ правильно простой быстро например вот ну же ли ' +
  'how what why where when which who do does did i my me we you your it its can could should would want need please help to in is are be and or ' +
  'get make way one two both several this that there with from by as my not no does';
const vagueWords = new Set(words.split(' '));

/** Whether the folded `word` says nothing of what is looked for in a sentence of several: it asks, greets, or only holds the others together. */
export function isVague(word: string): boolean {
  return vagueWords.has(word) || !/[\p{L}\p{N}]/u.test(word);
}

/** Words that join others; they are also keywords of languages. */
const joining = new Set(['не', 'из', 'по']);

/** Whether the folded `word` has a meaning of its own only when nothing else is asked. */
export function meansOnlyAlone(word: string): boolean {
  return joining.has(word);
}

/** The forms of a Russian verb that no noun has but few: infinitive and third person. */
const verb = /(?:[аяеиуюыо]ть|йти|чь)(?:ся)?$|(?:[аяеу]ет|[аяеую]ют|ит|ет|ут|ют|ат|ят)ся$|(?:[аяу]ет|[аяу]ют)$/;

/** Whether the folded `word` is written as a verb: what is done tells less of what is looked for than what it is done to. */
export function isVerb(word: string): boolean {
  return word.length > 4 && verb.test(word) && !word.endsWith('ость');
}
