import { expect, test } from '@jest/globals';
import { splitSignature } from './signature.ts';

test.each([
  ['знч Имя: (Строка, Число)->Строка', undefined],
  ['метод Очистить()', []],
  ['метод Найти(Что: Строка, Откуда: Число = 0): Число?', ['Что: Строка', 'Откуда: Число = 0']],
  ['метод Собрать<К, З>(Ключ: (Э, Число)->К, Где: Соответствие<К, З> = {:}, Чем: Строка = ", ("): З', ['Ключ: (Э, Число)->К', 'Где: Соответствие<К, З> = {:}', 'Чем: Строка = ", ("']],
])('the parameters of `%s` are parted', (code, parameters) => expect(splitSignature(code).parameters).toEqual(parameters));
