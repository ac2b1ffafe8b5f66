import { documentsOf } from '../seventh/shelf';
import { budgets, statements } from './budgets';
import { contracts } from './contracts';
import { declarations } from './declarations';
import { policies } from './insurance';
import { quiet } from './quiet';
import { reserves } from './reserves';
import { makeSite } from './site';

export const eighthPapers = documentsOf({
  name: 'eighth',
  letter: 'E',
  makeSite,
  layouts: { budgets, statements, declarations, contracts, policies, reserves, quiet },
});
