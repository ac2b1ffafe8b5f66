import type { Device } from './device';
import { collectEvents, TAG } from './embedded';
import { Manager, Portal } from './portal';
import { Stage } from './stage';

interface Made {
  portal: Portal;
  stage: Stage;
  manager: Manager;
  scheduleId: number;
  key: string;
}

/** A portal, an application that lets it in, and a manager with a schedule of three units and a key to it. */
export class EmbedStage {
  private constructor(private readonly made: Made) {}

  get portal(): Portal {
    return this.made.portal;
  }
  get stage(): Stage {
    return this.made.stage;
  }
  get manager(): Manager {
    return this.made.manager;
  }
  get scheduleId(): number {
    return this.made.scheduleId;
  }
  get key(): string {
    return this.made.key;
  }

  static async set(): Promise<EmbedStage> {
    const portal = await Portal.open();
    const stage = await Stage.set({ EMBED_ORIGINS: portal.listed });
    const manager = new Manager(stage.app.url);
    const scheduleId = await manager.schedule();
    const { key } = await manager.key(scheduleId);
    return new EmbedStage({ portal, stage, manager, scheduleId, key });
  }

  /** The one tag that a portal's page needs. */
  script(): string {
    return `<script src="${this.stage.app.url}/remotes/assessments/embed.js" async></script>`;
  }

  element(attributes = 'total="100" year="2027"', key = this.key): string {
    return `<${TAG} id="one" embed-key="${key}" ${attributes}></${TAG}>`;
  }

  /** Opens a page of the portal; what calculators raise there is collected. */
  async visit(html: string, origin = this.portal.listed): Promise<Device> {
    this.portal.page('/page', html);
    const device = await this.stage.device();
    await collectEvents(device.page);
    await device.page.goto(`${origin}/page`);
    return device;
  }

  async strike(): Promise<void> {
    await this.stage.strike();
    await this.portal.close();
  }
}
