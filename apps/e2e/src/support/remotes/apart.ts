import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { distOf, REMOTES, RemoteOrigin, type Remote } from './origin';

/**
 * The three remotes on three origins of their own, and an application that has the shell and no remote, but for the files that
 * portals load: whatever a page shows of a remote has come from the remote's origin.
 */
export class Apart {
  private constructor(
    readonly origins: Record<Remote, RemoteOrigin>,
    private readonly web: string,
  ) {}

  static async open(): Promise<Apart> {
    const [budget, assessments, history] = await Promise.all([
      RemoteOrigin.open('budget'),
      RemoteOrigin.open('assessments'),
      RemoteOrigin.open('history'),
    ]);
    const web = await mkdtemp(path.join(tmpdir(), 'hoa-web-'));
    const apps = path.resolve(distOf('budget'), '../..');
    for (const app of ['shell', 'assessments-mfe'])
      await symlink(path.join(apps, app), path.join(web, app), 'dir');
    return new Apart({ budget, assessments, history }, web);
  }

  /** What tells the application so. */
  get env(): Record<string, string> {
    const pairs = REMOTES.map((remote) => `${remote}=${this.origins[remote].manifest}`);
    return { WEB_DIR: this.web, REMOTES: pairs.join(',') };
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.origins).map((origin) => origin.close()));
    await rm(this.web, { recursive: true, force: true });
  }
}
