import { findNginx } from '../support/nginx';
import { askKept, writeAnswers } from './answers';
import { type Server, startBareHono, startBareNext, startBareSame, startNginx } from './servers';
import { always, nginxTargets, type Target, unheardOf } from './targets';

// Whom the rows are held against: each does the least that its kind can do for the same answer.

export type Peers = {
  bareNext: Server;
  /** Null where there is no nginx. */
  nginx: Server | null;
  /** The same request to the peer of a row; null where it has none. */
  of: (target: Target) => Target | null;
};

/** Starts them all, for these rows and for home through nginx. */
export const startPeers = async (site: Server, targets: readonly Target[]): Promise<Peers> => {
  const binary = findNginx();
  // Behind nginx the site is asked as it is asked directly.
  const asked = [...targets, ...nginxTargets(site)];
  const answers = [];
  for (const { server, paths, headers } of asked)
    answers.push(await askKept(server, paths(-1)[0] ?? '/', headers));
  const folder = await writeAnswers(answers);
  const [node, hono, bareNext] = [
    await startBareSame(folder),
    await startBareHono(folder),
    await startBareNext(),
  ];
  const nginx = binary ? await startNginx(binary, site, folder) : null;

  const serverOf = { node, hono, cards: bareNext, file: nginx?.file };
  const of = (target: Target): Target | null => {
    const server = target.peer && serverOf[target.peer];
    if (!server) return null;
    const at = asked.findIndex(({ name }) => name === target.name);
    const paths = target.peer === 'cards' ? unheardOf((n) => `/cards?from=${n}`) : always(`/${at}`);
    return { name: `${target.name}: its peer`, server, paths, headers: target.headers };
  };
  return { bareNext, nginx: nginx?.before ?? null, of };
};
