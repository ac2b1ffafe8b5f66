import type { MixedList } from 'typeorm';
import { Base1767225600001 } from './0001-base';
import { Budgets1767225600002 } from './0002-budgets';
import { Corrections1767225600003 } from './0003-corrections';
import { VersionsChat1767225600004 } from './0004-versions-chat';
import { Economics1767225600005 } from './0005-economics';
import { Assessments1767225600006 } from './0006-assessments';
import { AiWork1767225600007 } from './0007-ai-work';
import { Reconciliation1767225600008 } from './0008-reconciliation';
import { LineMethods1767225600009 } from './0009-line-methods';
import { ChatTables1767225600010 } from './0010-chat-tables';
import { Roles1767225600011 } from './0011-roles';
import { ParametersProvider1767225600012 } from './0012-parameters-provider';
import { Hits1767225600013 } from './0013-hits';
import { Billing1767225600014 } from './0014-billing';
import { WorkingCapital1767225600015 } from './0015-working-capital';

/** In the order in which they run; each name ends with its time stamp, later ones with a higher. */
// oxlint-disable-next-line typescript/no-unsafe-function-type -- the type that TypeORM asks for
export const migrations: MixedList<Function> = [
  Base1767225600001,
  Budgets1767225600002,
  Corrections1767225600003,
  VersionsChat1767225600004,
  Economics1767225600005,
  Assessments1767225600006,
  AiWork1767225600007,
  Reconciliation1767225600008,
  LineMethods1767225600009,
  ChatTables1767225600010,
  Roles1767225600011,
  ParametersProvider1767225600012,
  Hits1767225600013,
  Billing1767225600014,
  WorkingCapital1767225600015,
];
