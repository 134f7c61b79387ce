import { parseArgs } from 'node:util';
import { z } from 'zod';
import { dropTwoStep } from '@/lib/server/accounts/two-step';
import { runCommand, withDatabase } from './command';

const help = `Turns two-step login off, for somebody who has lost both the app and the recovery codes.

  npm run two-step -- EMAIL off

  --help

From then on the password alone lets in, until it is turned on again. Make sure first who asks you for this.
`;

const Email = z.email().max(254);

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [email, what, ...more] = positionals;
  const ofWhom = Email.safeParse(email);
  if (values.help || more.length || !ofWhom.success || what !== 'off') {
    if (!values.help && email && !ofWhom.success) console.error(`"${email}" is no e-mail address.\n`);
    console.log(help);
    return values.help ? 0 : 1;
  }
  const { username, wasOn } = await withDatabase(() => dropTwoStep(ofWhom.data));
  console.log(`Two-step login of ${username} <${ofWhom.data}> is off ${wasOn ? 'now' : 'already'}.`);
  return 0;
};

await runCommand(run);
