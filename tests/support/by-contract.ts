import { answerShapes } from '@/lib/api/answer-shapes';
import { moderationShapes } from '@/lib/api/moderation-shapes';
import { misfitOf } from '@/lib/api/shape';

const known = Object.entries({ ...answerShapes, ...moderationShapes }).map(([name, shape]) => {
  const pattern = name.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.');
  // A path that is written out goes before one with a gap.
  return { pattern: new RegExp(`^${pattern}$`), shape, gaps: name.split('{').length };
});
known.sort((one, other) => one.gaps - other.gaps);

/** What our own clients would refuse is refused here: an answer that is not what the contract says. */
export const holdToContract = (method: string, address: string, body: unknown) => {
  const call = `${method.toLowerCase()} ${address.split('?')[0]}`;
  const shape = known.find(({ pattern }) => pattern.test(call))?.shape;
  const misfit = shape === undefined ? null : misfitOf(body, shape);
  if (misfit) throw new Error(`${misfit} is not what the contract says of ${call}.`);
};
