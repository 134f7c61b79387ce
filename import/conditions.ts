import type { When } from './map';
import { readNumber } from './readings';
import type { Cells } from './template';

export const pattern = (source: string) => new RegExp(source, 'iu');
export const optionalPattern = (source: string | undefined) => (source ? pattern(source) : undefined);

/** The test of a row that a `when` describes; an empty one holds always. */
export const compileWhen = (when: When) => {
  const tests = Object.entries(when).map(([column, asked]) => {
    if (typeof asked === 'string') {
      const looked = pattern(asked);
      return (cells: Cells) => looked.test(cells(column));
    }
    const { atLeast = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY } = asked;
    return (cells: Cells) => {
      const number = readNumber(cells(column));
      return number !== null && number >= atLeast && number < below;
    };
  });
  return (cells: Cells) => tests.every((test) => test(cells));
};

export const compileAdd = (add: boolean | When) => (typeof add === 'boolean' ? () => add : compileWhen(add));
