import { parseArgs } from 'node:util';
import { z } from 'zod';
import { grantRole } from '@/lib/server/moderation/accounts/mutations';
import { runCommand, withDatabase } from './command';

const help = `Makes an account a moderator, or a member again.

  npm run grant -- EMAIL moderator
  npm run grant -- EMAIL member

  --help

The account has to exist: let its owner register first. It counts from the next click on; nobody has to log in anew.
`;

const Email = z.email().max(254);
const Role = z.enum(['member', 'moderator']);

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [email, role, ...more] = positionals;
  const [toWhom, what] = [Email.safeParse(email), Role.safeParse(role)];
  if (values.help || more.length || !toWhom.success || !what.success) {
    if (!values.help && email && !toWhom.success) console.error(`"${email}" is no e-mail address.\n`);
    else if (!values.help && role && !what.success) console.error(`There is no role "${role}".\n`);
    console.log(help);
    return values.help ? 0 : 1;
  }
  const { username, before, role: now } = await withDatabase(() => grantRole(toWhom.data, what.data));
  console.log(`${username} <${toWhom.data}> is a ${now} ${before === now ? 'already' : 'now'}.`);
  return 0;
};

await runCommand(run);
