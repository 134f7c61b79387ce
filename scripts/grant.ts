import { parseArgs } from 'node:util';
import { Grant } from '@/lib/server/operator/calls';
import { openDoor } from '@/lib/server/operator/door';
import { runCommand } from './command';

const help = `Makes an account a moderator, or a member again.

  npm run grant -- EMAIL moderator
  npm run grant -- EMAIL member

  --help

The account has to exist: let its owner register first. It counts from the next click on; nobody has to log in anew.
`;

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [email, role, ...more] = positionals;
  const wanted = Grant.safeParse({ email, role });
  if (values.help || more.length || !wanted.success) {
    if (!values.help && email && !Grant.shape.email.safeParse(email).success) {
      console.error(`"${email}" is no e-mail address.\n`);
    } else if (!values.help && role && !Grant.shape.role.safeParse(role).success) {
      console.error(`There is no role "${role}".\n`);
    }
    console.log(help);
    return values.help ? 0 : 1;
  }
  const door = await openDoor();
  try {
    const { username, before, role: now } = await door.call('grant', wanted.data);
    console.log(`${username} <${wanted.data.email}> is a ${now} ${before === now ? 'already' : 'now'}.`);
    return 0;
  } finally {
    await door.close();
  }
};

await runCommand(run);
